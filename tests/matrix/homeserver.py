"""Runs Synapse until standard input is closed, so that it never outlives the test that started it."""
import os
import sys
import threading


def end_with_parent():
    sys.stdin.buffer.read()
    os._exit(0)


threading.Thread(target=end_with_parent, daemon=True).start()

from synapse.app.homeserver import main  # noqa: E402

main()
