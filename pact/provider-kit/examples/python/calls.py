"""The nine calls: method, path below the base, who may call, and the response as status, body and headers."""

from datetime import datetime, timedelta
from unicodedata import normalize

from data import INDIA, db, phone_of
from show_session import show_session

MAX_HOSPITALS = 50


def ok(found, **more):
    return 200, {"success": True, "message": "OK", "data": found, **more}


def refuse(status, message, headers=None):
    return status, {"success": False, "message": message}, headers or {}


def plain(text):
    return normalize("NFC", text).lower()


def has(text, part):
    return plain(part or "") in plain(text)


def signed_in(account):
    user = {name: account[name] for name in ("id", "phone", "first_name", "last_name")}
    return ok({"user": {**user, "verified": True, "role": "user"}, "token": f"own-{account['id']}"})


def check_phone(body, **_):
    if db.seconds_to_wait:
        return refuse(429, "Please wait a moment.", {"Retry-After": str(db.seconds_to_wait)})
    return ok({"exists": body["phone"] in db.users})


def log_in(body, **_):
    phone = phone_of(body["idToken"])
    if not phone:
        return refuse(401, "Please sign in again.")
    if phone not in db.users:
        return refuse(404, "No account uses this phone number.")
    return signed_in(db.users[phone])


def sign_up(body, **_):
    phone = phone_of(body["idToken"])
    if not phone:
        return refuse(401, "Please sign in again.")
    if phone != body["phone"]:
        return refuse(400, "This is not the number that was proved.")
    if phone in db.users:
        return refuse(409, "An account already uses this phone number.")
    return signed_in(db.add_user(phone, **body["profile"]))


def list_hospitals(query, **_):
    search = query.get("search")
    found = []
    # A name that matches stands before a city that does.
    for hospital in sorted(db.hospitals.values(), key=lambda each: (not has(each["name"], search), each["name"])):
        row = {"code": hospital["code"], "name": hospital["name"]}
        if hospital["doctors"]:
            row["doctor_count"] = len(hospital["doctors"])
        if has(hospital["name"], search) or has(hospital["city"], search):
            found.append(row)
    return ok(found[:MAX_HOSPITALS])


def list_doctors(path, query, **_):
    if path[0] not in db.hospitals:
        return refuse(404, "This hospital is not in our list.")
    doctors = db.hospitals[path[0]]["doctors"]
    return ok([row for row in doctors if has(row["doctor"], query.get("search"))])


def list_states(path, query, **_):
    rows = sorted(db.states.get(int(path[0]), []), key=lambda row: row["name"])
    if not rows:
        return refuse(404, "This country is not in our list.")
    page, limit, total = int(query.get("page", 1)), int(query.get("limit", 50)), len(rows)
    pagination = {"page": page, "limit": limit, "total": total, "total_pages": -(-total // limit)}
    return ok(rows[(page - 1) * limit : page * limit], pagination=pagination)


def matches_query(session, query):
    text = f"{session['title']} {session.get('description', '')}"
    return (
        has(text, query.get("search"))
        and query.get("state_id", str(session.get("state_id"))) == str(session.get("state_id"))
        and query.get("hospital", session.get("hospital")) == session.get("hospital")
        and (query.get("upcoming") != "true" or session["starts_at"] > datetime.now(INDIA))
    )


def list_sessions(query, user, **_):
    found = sorted(
        (session for session in db.sessions.values() if matches_query(session, query)),
        key=lambda session: session["starts_at"],
        reverse=query.get("upcoming") != "true",
    )
    page, limit = int(query.get("page", 1)), int(query.get("limit", 12))
    return ok([show_session(session, user) for session in found[(page - 1) * limit : page * limit]])


def get_session(path, user, **_):
    session = db.sessions.get(path[0])
    return ok(show_session(session, user)) if session else refuse(404, "Session not found")


def enroll_in_session(path, user, **_):
    session = db.sessions.get(path[0])
    if not session:
        return refuse(404, "Session not found")
    end = session["starts_at"] + timedelta(minutes=session["duration"])
    if path[0] not in user["enrolments"] and end < datetime.now(INDIA):
        return refuse(409, "This session is over.")
    user["enrolments"].add(path[0])
    return ok({"is_enrolled": True})


# A bearer is not looked at, looked at if there is one, or required.
CALLS = [
    ("POST", r"/user/auth/check-phone", "none", check_phone),
    ("POST", r"/user/auth/verify-firebase-token", "none", log_in),
    ("POST", r"/user/auth/signup/verify-firebase-token", "none", sign_up),
    ("GET", r"/hospitals", "optional", list_hospitals),
    ("GET", r"/hospitals/([^/]+)/doctors", "optional", list_doctors),
    ("GET", r"/countries/(\d+)/states", "optional", list_states),
    ("GET", r"/user/sessions", "required", list_sessions),
    ("GET", r"/user/sessions/([^/]+)", "required", get_session),
    ("POST", r"/user/sessions/([^/]+)/enroll", "required", enroll_in_session),
]
