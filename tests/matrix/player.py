"""Plays people with a client library that shares no code with the bot's (matrix-nio).

Reads one JSON object per line from standard input, {"id", "who", "do", ...}, and answers each with {"id", "ok"} or
{"id", "error"}. Every person is a client of its own with end-to-end encryption, on the homeserver
"url", syncing in the background and accepting every invitation. Ends when standard input is closed.
"""
import asyncio
import base64
import hashlib
import hmac
import io
import json
import logging
import os
import sys
import traceback

import aiohttp
import nio
from nio import crypto as nio_crypto

FOLDER = sys.argv[1]

# What the library can't decrypt, for the log of a test that fails.
logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


class Olm(nio_crypto.Olm):
    def create_group_session(self, sender_key, sender_fp_key, room_id, session_id, session_key):
        # The bot gives its room key again to whoever begins to write to it, from its next message on. People's clients keep the
        # key that reads more; the library would keep the last one, and couldn't read what comes in the same sync.
        known = self.inbound_group_store.get(room_id, sender_key, session_id)
        new = nio_crypto.InboundGroupSession(session_key, sender_fp_key, sender_key, room_id)
        if known is None or new.first_known_index < known.first_known_index:
            super().create_group_session(sender_key, sender_fp_key, room_id, session_id, session_key)


nio.client.base_client.Olm = Olm


class KeyNotGiven(Exception):
    """A device of a member has no key of the room yet."""


class Client(nio.AsyncClient):
    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        # How often a room's key was shared without reaching every device.
        self.not_given = {}

    async def keys_query(self):
        # The library's loop ends if the keys that it was about to query have been queried meanwhile by `sees` or `send`.
        return await super().keys_query() if self.should_query_keys else None

    def _handle_joined_members(self, response):
        # The answer may be older than the last sync: the library would remove those who have joined since.
        room = self.rooms.get(response.room_id)
        answered = {member.user_id for member in response.members}
        for user in room.users if room else ():
            if user not in answered:
                response.members.append(nio.responses.RoomMember(user, None, None))
        super()._handle_joined_members(response)

    async def share_group_session(self, room_id, *args, **how):
        # The library counts a key as given also to devices to which it couldn't be sent.
        answer = await super().share_group_session(room_id, *args, **how)
        session = self.olm.outbound_group_sessions.get(room_id)
        if session is None:
            return answer
        given = session.users_shared_with | session.users_ignored | {(self.user_id, self.device_id)}
        users = self.rooms[room_id].users
        devices = [(user, device.id) for user in users for device in self.device_store.active_user_devices(user)]
        without = [device for device in devices if device not in given]
        # A device may have no keys left.
        if without and self.not_given.get(room_id, 0) < 10:
            # The next attempt gives it to these only.
            self.not_given[room_id] = self.not_given.get(room_id, 0) + 1
            session.shared = False
            raise KeyNotGiven(f"{room_id}: {without} have no key")
        self.not_given.pop(room_id, None)
        return answer


class Person:
    def __init__(self, name, url, account):
        self.name = name
        self.url = url
        self.rooms = {}
        self.seen = set()
        # All events in their order, an event again when its key has come; and that there are new ones.
        self.news = []
        self.fresh = asyncio.Event()
        # Events whose key hadn't come: each with its entry in `rooms`.
        self.locked = []
        folder = os.path.join(FOLDER, name)
        os.makedirs(folder, exist_ok=True)
        config = nio.AsyncClientConfig(encryption_enabled=True, store_sync_tokens=True, max_timeouts=20)
        self.client = Client(url, account, store_path=folder, config=config)
        self.client.add_event_callback(self.on_event, nio.Event)
        self.client.add_event_callback(self.on_invite, nio.InviteMemberEvent)
        self.client.add_to_device_callback(self.on_key, (nio.OlmEvent, nio.RoomKeyEvent))
        self.task = None
        self.accepts = True

    async def login(self, password):
        answer = await self.client.login(password, device_name="player")
        assert isinstance(answer, nio.LoginResponse), answer
        # Only messages from now on; then in the background.
        await self.client.sync(timeout=0, full_state=True)
        if self.client.should_upload_keys:
            await self.client.keys_upload()
        # Synapse leaves out what is more than ten events ago in a room.
        wanted = {"room": {"timeline": {"limit": 100}}}
        self.task = asyncio.create_task(self.listen(wanted))

    async def listen(self, wanted):
        """Syncs until it is cancelled: as people's clients do, it goes on after an error."""
        while True:
            try:
                await self.client.sync_forever(timeout=10000, sync_filter=wanted, full_state=False)
            except Exception:
                print(f"{self.name}'s client begins again:", file=sys.stderr)
                traceback.print_exc()
            await asyncio.sleep(0.1)

    async def on_invite(self, room, event):
        if self.accepts and event.membership == "invite" and event.state_key == self.client.user_id:
            for _ in range(20):
                answer = await self.client.join(room.room_id)
                if isinstance(answer, nio.JoinResponse):
                    return
                await asyncio.sleep(1)

    async def on_key(self, event):
        if isinstance(event, nio.RoomKeyEvent):
            print(f"{self.name} has the room key {event.session_id} of {event.sender} in {event.room_id}", file=sys.stderr)
        else:
            print(f"{self.name} can't decrypt an Olm message of {event.sender}", file=sys.stderr)

    async def on_event(self, room, event):
        if event.event_id in self.seen:
            return
        self.seen.add(event.event_id)
        source = dict(event.source)
        if isinstance(event, nio.MegolmEvent):
            source["undecryptable"] = True
            self.locked.append((event, source))
        source["encrypted"] = bool(getattr(event, "decrypted", False))
        self.rooms.setdefault(room.room_id, []).append(source)
        self.tell(room.room_id, source)

    def tell(self, room, source):
        self.news.append((room, source))
        self.fresh.set()

    def unlock(self):
        """Tries again to decrypt what couldn't be, as people's clients do: keys may come after their events."""
        for event, source in list(self.locked):
            try:
                clear = self.client.decrypt_event(event)
            except nio.EncryptionError:
                continue
            self.locked.remove((event, source))
            del source["undecryptable"]
            source.update(clear.source)
            source["encrypted"] = True
            self.tell(event.room_id, source)


PEOPLE = {}


async def register(c):
    """Creates an account with the homeserver's shared secret."""
    url = f"{c['url']}/_synapse/admin/v1/register"
    async with aiohttp.ClientSession() as http:
        async with http.get(url) as answer:
            nonce = (await answer.json())["nonce"]
        mac = hmac.new(b"tests", digestmod=hashlib.sha1)
        admin = c.get("admin", False)
        kind = b"admin" if admin else b"notadmin"
        mac.update(b"\x00".join([nonce.encode(), c["who"].encode(), c["password"].encode(), kind]))
        body = {"nonce": nonce, "username": c["who"], "password": c["password"], "admin": admin, "mac": mac.hexdigest()}
        async with http.post(url, json=body) as answer:
            assert answer.status == 200, await answer.text()
    return None


async def login(c):
    # Somebody may log in as somebody else, whose password they have: `account`.
    person = Person(c["who"], c["url"], c.get("account", c["who"]))
    await person.login(c["password"])
    PEOPLE[c["who"]] = person
    return person.client.user_id


async def accepts(c):
    PEOPLE[c["who"]].accepts = c["yes"]


async def create(c):
    """A room: name, encrypted, invite, direct."""
    state = []
    if c.get("encrypted"):
        content = {"algorithm": "m.megolm.v1.aes-sha2"}
        state.append({"type": "m.room.encryption", "state_key": "", "content": content})
    direct = c.get("direct", False)
    answer = await PEOPLE[c["who"]].client.room_create(
        name=c.get("name"),
        is_direct=direct,
        preset=nio.RoomPreset.private_chat,
        initial_state=state,
        invite=c.get("invite", []),
    )
    assert isinstance(answer, nio.RoomCreateResponse), answer
    return answer.room_id


async def known_room(person, room):
    for _ in range(200):
        if room in person.client.rooms:
            return person.client.rooms[room]
        await asyncio.sleep(0.05)
    raise RuntimeError(f"{person.name} isn't in {room}")


async def sees(c):
    """Waits until this person's client knows the devices of somebody who is in an encrypted room: what it writes before
    can't be read by them."""
    person = PEOPLE[c["who"]]
    room = await known_room(person, c["room"])
    devices = room.encrypted and c["user"] != person.client.user_id
    for _ in range(1200):
        if person.client.should_query_keys:
            await person.client.keys_query()
        if c["user"] in room.users and (not devices or any(person.client.device_store.active_user_devices(c["user"]))):
            return
        await asyncio.sleep(0.05)
    raise RuntimeError(f"{person.name} doesn't see {c['user']} in {room.room_id}")


async def send(c):
    person = PEOPLE[c["who"]]
    await known_room(person, c["room"])
    # As clients do: the key goes to the devices of those, too, who have just come.
    if person.client.should_query_keys:
        await person.client.keys_query()
    for _ in range(20):
        try:
            answer = await person.client.room_send(
                c["room"], c.get("type", "m.room.message"), c["content"], ignore_unverified_devices=True
            )
            break
        except (KeyError, KeyNotGiven) as error:
            # The library has dropped the room's session for new devices while it was encrypting, or not given its key to all.
            answer = error
            await asyncio.sleep(0.1)
    assert isinstance(answer, nio.RoomSendResponse), answer
    return answer.event_id


async def send_many(c):
    ids = []
    for text in c["texts"]:
        ids.append(await send({**c, "content": {"msgtype": "m.text", "body": text}}))
    return ids


async def flood(c):
    """Sends messages, numbered, one after the other, until `calm`."""

    async def go_on():
        number = 0
        while True:
            await send({**c, "content": {"msgtype": "m.text", "body": f"{c['text']} {number}"}})
            number += 1

    PEOPLE[c["who"]].flood = asyncio.create_task(go_on())


async def calm(c):
    PEOPLE[c["who"]].flood.cancel()


class FromTheBeginning:
    """A session that exports its key in its state before the first message."""

    def __init__(self, session):
        object.__setattr__(self, "session", session)
        object.__setattr__(self, "session_key", session.session_key)

    def __getattr__(self, name):
        return getattr(self.session, name)

    def __setattr__(self, name, value):
        setattr(self.session, name, value)


async def send_locked(c):
    """Sends with a session key that nobody has received."""
    person = PEOPLE[c["who"]]
    await known_room(person, c["room"])
    sessions = person.client.olm.outbound_group_sessions
    person.client.olm.create_outbound_group_session(c["room"])
    sessions[c["room"]].shared = True
    sessions[c["room"]] = FromTheBeginning(sessions[c["room"]])
    return await send(c)


async def give_key(c):
    """Shares the key of the running session later."""
    person = PEOPLE[c["who"]]
    person.client.olm.outbound_group_sessions[c["room"]].shared = False
    answer = await person.client.share_group_session(c["room"], ignore_unverified_devices=True)
    assert isinstance(answer, nio.ShareGroupSessionResponse), answer


async def back_up_key(c):
    """Begins a session whose key nobody receives, and puts it into the key backup of the account with this `token`, as whoever
    runs its homeserver could."""
    import vodozemac

    person = PEOPLE[c["who"]]
    await known_room(person, c["room"])
    olm = person.client.olm
    olm.create_outbound_group_session(c["room"])
    session = olm.outbound_group_sessions[c["room"]]
    session.shared = True
    exported = vodozemac.InboundGroupSession(vodozemac.SessionKey(session.session_key)).export_at(0).to_base64()
    keys = olm.account.identity_keys
    clear = {
        "algorithm": "m.megolm.v1.aes-sha2",
        "forwarding_curve25519_key_chain": [],
        "sender_key": keys["curve25519"],
        "sender_claimed_keys": {"ed25519": keys["ed25519"]},
        "session_key": exported,
    }
    headers = {"Authorization": f"Bearer {c['token']}"}
    url = f"{c['url']}/_matrix/client/v3/room_keys"
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{url}/version", headers=headers) as answer:
            backup = await answer.json()
        public = vodozemac.Curve25519PublicKey.from_base64(backup["auth_data"]["public_key"])
        message = vodozemac.PkEncryption.from_key(public).encrypt(json.dumps(clear).encode())

        def base(data):
            return base64.b64encode(data).decode().rstrip("=")

        data = {"ciphertext": base(message.ciphertext), "mac": base(message.mac), "ephemeral": base(message.ephemeral_key)}
        body = {"first_message_index": 0, "forwarded_count": 0, "is_verified": False, "session_data": data}
        path = f"{url}/keys/{c['room'].replace('!', '%21')}/{session.id.replace('/', '%2F').replace('+', '%2B')}"
        async with http.put(f"{path}?version={backup['version']}", json=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()


async def events(c):
    """The events that this person has seen in a room, decrypted, oldest first."""
    PEOPLE[c["who"]].unlock()
    return PEOPLE[c["who"]].rooms.get(c["room"], [])


async def rooms(c):
    """The rooms this person is in, with name and members."""
    client = PEOPLE[c["who"]].client
    return [
        {"room": room.room_id, "name": room.name, "encrypted": room.encrypted, "members": sorted(room.users)}
        for room in client.rooms.values()
    ]


async def news(c):
    """The events after so many, in the order in which they came, and the rooms; waits for some."""
    person = PEOPLE[c["who"]]
    for _ in range(10):
        person.unlock()
        if len(person.news) > c["after"]:
            break
        person.fresh.clear()
        try:
            await asyncio.wait_for(person.fresh.wait(), 1 if person.locked else 10)
        except asyncio.TimeoutError:
            pass
    return {"events": person.news[c["after"]:], "rooms": await rooms(c), "gone": person.task.done()}


async def close(c):
    """Closes this person's client."""
    person = PEOPLE[c["who"]]
    person.task.cancel()
    person.fresh.set()


async def download(c):
    """The file of an event, decrypted if it was encrypted; as base64."""
    person = PEOPLE[c["who"]]
    content = c["content"]
    file = content.get("file")
    answer = await person.client.download(file["url"] if file else content["url"])
    assert isinstance(answer, (nio.DownloadResponse, nio.MemoryDownloadResponse)), answer
    body = answer.body
    if file:
        body = nio_crypto.attachments.decrypt_attachment(
            body, file["key"]["k"], file["hashes"]["sha256"], file["iv"]
        )
    return base64.b64encode(body).decode()


async def encrypted(c):
    """A message for a room as this person's client would send it: who sends it needn't be this person."""
    person = PEOPLE[c["who"]]
    await known_room(person, c["room"])
    await person.client.share_group_session(c["room"], ignore_unverified_devices=True)
    _, content = person.client.encrypt(c["room"], "m.room.message", c["content"])
    return content


async def cross_sign(c):
    """Gives this person's account new cross-signing keys, with which this client's device is signed."""
    from signedjson.key import generate_signing_key
    from signedjson.sign import sign_json
    from unpaddedbase64 import encode_base64

    client = PEOPLE[c["who"]].client

    def made(usage):
        key = generate_signing_key("1")
        public = encode_base64(key.verify_key.encode())
        key.version = public
        return key, {"user_id": client.user_id, "usage": [usage], "keys": {f"ed25519:{public}": public}}

    async def call(path, body):
        answer = await request({**c, "method": "POST", "path": f"/_matrix/client/v3/keys/{path}", "body": body})
        if answer["status"] == 401 and "auth" not in body:
            who = {"type": "m.id.user", "user": client.user_id}
            auth = {"type": "m.login.password", "identifier": who, "password": c["password"]}
            return await call(path, {**body, "auth": {**auth, "session": answer["body"]["session"]}})
        assert answer["status"] == 200, answer
        return answer["body"]

    (master, master_key), (signing, self_signing_key) = made("master"), made("self_signing")
    sign_json(self_signing_key, client.user_id, master)
    await call("device_signing/upload", {"master_key": master_key, "self_signing_key": self_signing_key})
    devices = await call("query", {"device_keys": {client.user_id: []}})
    device = devices["device_keys"][client.user_id][client.device_id]
    device.pop("unsigned", None)
    sign_json(device, client.user_id, signing)
    await call("signatures/upload", {client.user_id: {client.device_id: device}})
    return master.version


async def request(c):
    """Any request of the client-server interface, as this person."""
    person = PEOPLE[c["who"]]
    headers = {"Authorization": f"Bearer {person.client.access_token}"}
    async with aiohttp.ClientSession() as http:
        async with http.request(c["method"], person.url + c["path"], json=c.get("body"), headers=headers) as answer:
            return {"status": answer.status, "body": await answer.json()}


async def signed_by(c):
    """Whether `signed` has a valid signature of `user` by this base64 ed25519 key."""
    from signedjson.key import decode_verify_key_bytes
    from signedjson.sign import verify_signed_json
    from unpaddedbase64 import decode_base64

    key = decode_verify_key_bytes(f"ed25519:{c['key']}", decode_base64(c["key"]))
    try:
        verify_signed_json(c["signed"], c["user"], key)
        return True
    except Exception:
        return False


async def leave(c):
    answer = await PEOPLE[c["who"]].client.room_leave(c["room"])
    assert isinstance(answer, nio.RoomLeaveResponse), answer


async def invite(c):
    answer = await PEOPLE[c["who"]].client.room_invite(c["room"], c["user"])
    assert isinstance(answer, nio.RoomInviteResponse), answer


DEEDS = {deed.__name__: deed for deed in (
    register, login, accepts, create, sees, send, send_many, flood, calm, send_locked, give_key, back_up_key, events, rooms, news, close, download,
    encrypted, cross_sign, request, signed_by, leave, invite,
)}


async def answer(line):
    c = json.loads(line)
    try:
        reply = {"id": c["id"], "ok": await DEEDS[c["do"]](c)}
    except Exception as error:
        traceback.print_exc()
        reply = {"id": c["id"], "error": f"{type(error).__name__}: {error}"}
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()


async def run():
    reader = asyncio.StreamReader(limit=2**26)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    tasks = set()
    while line := await reader.readline():
        task = asyncio.create_task(answer(line))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    os._exit(0)


asyncio.run(run())
