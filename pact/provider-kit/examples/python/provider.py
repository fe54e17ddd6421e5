"""A small backend that honours the contract, in Python 3 without packages: `PORT=8080 python3 provider.py`."""

import json
import os
import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, unquote, urlsplit

from calls import CALLS, refuse
from data import db, phone_of
from states import change_state

BASE = "/api"
STATES = "/_pact/states"


def respond_to(method, url, body, authorization):
    if url.path == STATES:
        return change_state(body)
    for call_method, pattern, bearer, handle in CALLS:
        match = re.fullmatch(BASE + pattern, url.path)
        if not match or call_method != method:
            continue
        user = db.users.get(phone_of((authorization or "").replace("Bearer ", "")))
        if not user and (bearer == "required" or (bearer == "optional" and authorization)):
            return refuse(401, "Please sign in again.")
        path = [unquote(part) for part in match.groups()]
        return handle(body=body, path=path, query=dict(parse_qsl(url.query)), user=user)
    return refuse(404, "There is nothing at this address.")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body in one packet: in two, each response waits 40 ms for the other side to acknowledge the first.
    wbufsize = -1

    def respond(self):
        text = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        is_json = (self.headers.get("Content-Type") or "").startswith("application/json")
        body = json.loads(text) if is_json and text else {}
        url, authorization = urlsplit(self.path), self.headers.get("Authorization")
        try:
            status, found, *more = respond_to(self.command, url, body, authorization)
        except Exception as error:
            status, found, *more = refuse(500, str(error))
        content = json.dumps(found).encode()
        headers = {**(more[0] if more else {}), "Content-Type": "application/json"}
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(content))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = respond

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Handler)
print(f"Listening on http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
