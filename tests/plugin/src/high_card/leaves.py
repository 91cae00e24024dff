"""A plug-in that ends whatever imports it."""

import sys

sys.exit("goodbye")
