from __future__ import annotations
class Book: pass
