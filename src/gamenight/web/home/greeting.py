"""What the terminal says when the server is open: both addresses, a QR code, and what to do about a firewall."""

from __future__ import annotations

import io
import shutil
import sys

import segno

from gamenight.web.home.addresses import HOME_NAME, Addresses, is_loopback


def greeting(known: Addresses, port: int, named: bool, picture: bool) -> str:
    """The whole text. `named`: gamenight.local leads here. `picture`: whoever reads it sees a terminal."""
    here = known.url(known.host if not _everywhere(known.host) else "localhost")
    lines = ["", "Game Night is open.", "", f"  On this computer     {here}/"]
    found = known.reachable()
    if not found:
        return "\n".join([*lines, *_alone(known), ""])
    lines.append(f"  On phones and the TV {found[0].url}/")
    if named:
        lines.append(f"                       {known.url(HOME_NAME)}/")
    lines += [f"                       {other.url}/  (by {other.network})" for other in found[1:3]]
    lines += ["", "  Phones must be in the same Wi-Fi. Open /tv on the television, and scan what it shows."]
    if picture:
        lines += ["", *_picture(found[0].url)]
    return "\n".join([*lines, "", *firewall(port), "  Stop with Ctrl-C.", ""])


def _everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::") or is_loopback(host)


def _alone(known: Addresses) -> list[str]:
    if is_loopback(known.host):
        return ["  Phones cannot reach it: it listens to this computer alone. Without --host they can."]
    return [
        "  Phones cannot reach it: this computer is in no home network. Join the Wi-Fi, and it will be found."
    ]


def _picture(url: str) -> list[str]:
    drawn = io.StringIO()
    segno.make(f"{url}/", error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().splitlines()


def firewall(port: int, system: str = sys.platform) -> list[str]:
    """What to do when a phone finds nothing, in the words of this computer's own firewall."""
    if system == "darwin":
        said = "System Settings, Network, Firewall, Options: allow incoming connections for Python."
    elif system == "win32":
        said = "allow Python in private networks when Windows asks, or as administrator:\n    " + (
            f'netsh advfirewall firewall add rule name="Game Night" dir=in action=allow protocol=TCP localport={port}'
        )
    elif shutil.which("ufw"):
        said = f"sudo ufw allow {port}/tcp"
    elif shutil.which("firewall-cmd"):
        said = f"sudo firewall-cmd --add-port={port}/tcp"
    else:
        said = f"let TCP port {port} in."
    return ["  If a phone finds nothing, this computer's firewall is in the way:", f"    {said}", ""]
