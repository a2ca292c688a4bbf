from pathlib import Path

import pytest

from tests.clauses import covered, known

SAMPLE = """
import pytest
pytestmark = pytest.mark.clause("A1")

@pytest.mark.clause("M4", "M5")
class TestMoving:
    def test_C2_three_cards(self): ...

def test_L3_L4_then_words_like_K1(): ...
def helper_U1(): ...
"""


def test_every_clause_has_a_test() -> None:
    tests = covered()
    missing = [clause for clause in known() if clause not in tests]
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_tests_name_only_clauses_that_exist() -> None:
    clauses = set(known())
    unknown = {clause: places for clause, places in covered().items() if clause not in clauses}
    assert not unknown, f"tests name clauses that the rules do not have: {unknown}"


def test_the_catalogues_name_each_clause_once() -> None:
    clauses = known()
    assert {"M4", "K2", "KM1", "KR13"} <= set(clauses)
    assert len(clauses) == len(set(clauses))


def test_markers_and_names_are_found(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    assert set(covered(tmp_path)) == {"A1", "M4", "M5", "C2", "L3", "L4"}
    assert covered(tmp_path)["C2"] == ["rules/test_sample.py:7"]


def test_a_computed_clause_id_is_refused(tmp_path: Path) -> None:
    source = "import pytest\n@pytest.mark.clause(f'M{4}')\ndef test_it(): ...\n"
    (tmp_path / "test_sample.py").write_text(source, encoding="utf-8")
    with pytest.raises(ValueError, match=r"test_sample.py:2: .* plain strings"):
        covered(tmp_path)


def test_only_rules_count_as_clauses(tmp_path: Path) -> None:
    catalogue = tmp_path / "rules.ftl"
    catalogue.write_text("rule-M4 = A\n    rule-M5 = no\nrules-title = B\nrule-KS1 =\n    C\n")
    assert known([catalogue]) == ["M4", "KS1"]
    other = tmp_path / "other.ftl"
    other.write_text("rule-KX2 = D")
    assert known([catalogue, other]) == ["M4", "KS1", "KX2"]
