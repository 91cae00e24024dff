"""The rules, compiled. `position` plays; `public` holds what everyone sees; the rest are its nouns."""
