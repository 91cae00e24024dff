"""https with files of one's own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from serving import free_port

from gamenight.web.serve import CannotServe, serve

START = """
import sys
from gamenight.web.serve import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], tls=(sys.argv[3], sys.argv[4]), log_level="warning")
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    if not shutil.which("openssl"):
        pytest.skip("openssl is not installed: there is no certificate to try.")
    key, certificate = str(tmp_path / "own.key"), str(tmp_path / "own.crt")
    made = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2"]
    subprocess.run(
        ["openssl", "req", "-x509", *made, "-subj", "/CN=localhost"], check=True, capture_output=True
    )
    return certificate, key


def test_it_speaks_https_and_its_cookies_stay_there(tmp_path: Path, files: tuple[str, str]) -> None:
    port = free_port()
    command = [sys.executable, "-c", START, str(port), f"sqlite:///{tmp_path}/tables.db", *files]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    door = httpx.HTTPTransport(verify=False, retries=60)
    try:
        with httpx.Client(base_url=f"https://127.0.0.1:{port}", transport=door, timeout=60) as phone:
            answer = phone.post("/api/me", json={"name": "Ruth"})
            assert answer.status_code == 200
            assert "secure" in answer.headers["set-cookie"].lower()
            assert "max-age" in answer.headers["strict-transport-security"]
    finally:
        server.terminate()
        server.wait(20)


def test_files_that_are_not_there_or_no_certificate_are_one_sentence(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ruth,")
    for certificate in (tmp_path / "nothing.crt", other):
        with pytest.raises(CannotServe, match=certificate.name):
            serve(port=0, database=f"sqlite:///{tmp_path}/t.db", tls=(str(certificate), str(other)))
