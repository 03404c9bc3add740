"""`python -m rulewright`: the same as the command `rulewright`."""

import sys

from rulewright.cli import main

sys.exit(main())
