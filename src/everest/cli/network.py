"""Under which addresses other machines in the network find a server on this one."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")

_OUTSIDE: Final = {
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}
"""Addresses for documentation: nobody has them."""

_WITHIN: Final = ("lo", "docker", "br-", "veth", "virbr")
"""How the names of cards begin that lead to nothing but this machine and what runs on it."""


def network_hosts(host: str) -> tuple[str, ...]:
    """The hosts by which others reach a server that listens at `host`; none if they cannot.

    The likeliest comes first: a machine in several networks has an address in each.

    >>> network_hosts("127.0.0.1"), network_hosts("localhost"), network_hosts("192.168.1.5")
    ((), (), ('192.168.1.5',))
    """
    if is_local(host):
        return ()
    if host not in EVERYWHERE:
        return (host,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    first = _own_address(family)
    own = [] if first is None else [first]
    if family == socket.AF_INET:
        own += _addresses_of_cards()
    return tuple(dict.fromkeys(one for one in own if not is_local(one)))


def is_local(host: str) -> bool:
    """Whether a host is this machine for itself alone."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def with_host(address: str, host: str) -> str:
    """An address of a server with another host.

    >>> with_host("http://0.0.0.0:8000/", "192.168.1.5"), with_host("http://[::]:8000/", "fd00::1")
    ('http://192.168.1.5:8000/', 'http://[fd00::1]:8000/')
    """
    scheme, _, rest = address.partition("//")
    place, _, path = rest.partition("/")
    port = place.rpartition(":")[2]
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}//{shown}:{port}/{path}"


def _own_address(family: socket.AddressFamily) -> str | None:
    """The address from which this machine would send; asking the system sends nothing."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_OUTSIDE[family], 9))
        address: str = probe.getsockname()[0]
        return address
    return None


def _addresses_of_cards() -> list[str]:
    """The IPv4 addresses of the network cards."""
    import ifaddr  # comes with the extra of those commands that serve

    found = [
        str(address.ip)
        for card in ifaddr.get_adapters()
        if not str(card.name).startswith(_WITHIN)
        for address in card.ips
        if address.is_IPv4
    ]
    return [one for one in found if not ipaddress.ip_address(one).is_link_local]
