"""The state endpoint: what each state of the contract sets up, and what it gives out. `states.json` has them all."""

from datetime import datetime, timedelta

from calls import enroll_in_session, sign_up
from data import INDIA, db, token_of


def ensure_session(slug):
    if slug not in db.sessions:
        db.add_session(slug)


def user_exists(enrolled_in=None, **account):
    user = db.add_user(**account)
    if enrolled_in:
        user["enrolments"].add(enrolled_in)
        ensure_session(enrolled_in)
    return {"userToken": token_of(user["phone"])}


def another_user_exists(**account):
    user_exists(**account)


def sessions_exist(sessions):
    for row in sessions:
        minutes = row.pop("startsIn", None)
        if minutes is not None:
            row["startsAt"] = (datetime.now(INDIA) + timedelta(minutes=minutes)).isoformat()
        db.add_session(**row)


def country_has_states(country, names):
    db.states[country] = [{"id": 14 + at, "name": name} for at, name in enumerate(names)]


# The kit sets up these two by itself, through the calls: they are here for Pact's own program.
def user_has_signed_up(phone, **profile):
    sign_up({"idToken": token_of(phone), "phone": phone, "profile": profile})
    return {"signedUpToken": token_of(phone)}


def user_has_enrolled(phone, slugs):
    for slug in slugs:
        ensure_session(slug)
        enroll_in_session([slug], db.add_user(phone))
    return {"enrolledToken": token_of(phone)}


def too_many_requests(retryAfter):
    db.seconds_to_wait = retryAfter


def many_hospitals_exist(count, name):
    for number in range(count, 0, -1):
        db.add_hospital(f"H-{number:02}", f"{name} {number:02}")


STATES = {
    "a user exists": user_exists,
    "another user exists": another_user_exists,
    "a phone number is verified": lambda phone: {"phoneToken": token_of(phone)},
    "a user has signed up": user_has_signed_up,
    "a user has enrolled": user_has_enrolled,
    "sessions exist": sessions_exist,
    "a hospital exists": db.add_hospital,
    "a country has states": country_has_states,
    # Of the recommended pact.
    "too many requests": too_many_requests,
    "many hospitals exist": many_hospitals_exist,
}


def change_state(change):
    """Status and body of the response to what the verifier posts."""
    if change["action"] == "teardown":
        db.reset()
    # The name is empty for an interaction without states.
    if change["action"] == "teardown" or change["state"] == "":
        return 200, {}
    if change["state"] not in STATES:
        return 404, {"message": f'This backend cannot set up "{change["state"]}".'}
    return 200, STATES[change["state"]](**change.get("params") or {}) or {}
