"""Under which addresses others in the network find this machine."""

from __future__ import annotations

import pytest

from everest.cli import network


def test_a_machine_in_several_networks_has_an_address_in_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = ["192.168.1.5", "10.0.0.7", "127.0.1.1"]
    monkeypatch.setattr(network, "_own_address", lambda family: "10.0.0.7")
    monkeypatch.setattr(network, "_addresses_of_cards", lambda: cards)
    assert network.network_hosts("0.0.0.0") == ("10.0.0.7", "192.168.1.5")


def test_a_machine_without_a_way_out_still_has_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_own_address", lambda family: None)
    monkeypatch.setattr(network, "_addresses_of_cards", lambda: ["192.168.1.5"])
    assert network.network_hosts("0.0.0.0") == ("192.168.1.5",)


def test_cards_are_asked_without_complaint() -> None:
    for address in network._addresses_of_cards():
        assert not network.is_local(address)
