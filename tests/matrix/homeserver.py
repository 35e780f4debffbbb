"""Runs Synapse until standard input is closed, so that it never outlives the test that started it.

While there is a file `offset` in its folder, it forges the times of its events: they are stated as that many
milliseconds after the true ones.
"""
import os
import sys
import threading


def end_with_parent():
    sys.stdin.buffer.read()
    os._exit(0)


threading.Thread(target=end_with_parent, daemon=True).start()

from synapse.app.homeserver import main  # noqa: E402
from synapse.events import builder  # noqa: E402

create = builder.create_local_event_from_event_dict


def create_as_stated(clock, hostname, signing_key, room_version, event_dict, *rest, **named):
    try:
        with open("offset", encoding="ascii") as offset:
            event_dict["origin_server_ts"] = clock.time_msec() + int(offset.read())
    except FileNotFoundError:
        pass
    return create(clock, hostname, signing_key, room_version, event_dict, *rest, **named)


builder.create_local_event_from_event_dict = create_as_stated

main()
