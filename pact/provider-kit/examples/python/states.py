"""The state endpoint: what each state of the contract sets up, and what it gives out. `states.json` has them all."""

from datetime import datetime, timedelta

from calls import enroll_in_session, sign_up
from data import INDIA, db, token_of


def signed_in_user(phone):
    db.add_mother(phone)
    return {"accessToken": token_of(phone)}


def proved_phone(phone):
    return {"idToken": token_of(phone)}


def registered(phone, **names):
    db.mothers.pop(phone, None)
    db.add_mother(phone, **names)


def not_registered(phone):
    db.mothers.pop(phone, None)


def phone_check_refused(phone, message):
    db.refused_phones[phone] = message


def too_many_requests(retryAfter):
    db.seconds_to_wait = retryAfter


def no_hospitals_match(search):
    for hospital in list(db.hospitals.values()):
        if search.lower() in f"{hospital['name']} {hospital['city']}".lower():
            del db.hospitals[hospital["code"]]


def hospitals_in_number(count, name):
    db.hospitals.clear()
    for number in range(count, 0, -1):
        db.add_hospital(f"H-{number:02}", f"{name} {number:02}")


def no_hospital(code):
    db.hospitals.pop(code, None)


def country_with_states(country, names):
    db.states[country] = [{"id": 14 + at, "name": name} for at, name in enumerate(names)]


def no_country(country):
    db.states.pop(country, None)


def no_sessions():
    db.sessions.clear()


def session_exists(slug, **details):
    db.add_session(slug, **details)


def session_starts_in(slug, minutes):
    starts = datetime.now(INDIA) + timedelta(minutes=minutes)
    db.add_session(slug, startsAt=starts.isoformat(), duration=30)


def sessions_in_number(count, title, startsAt):
    db.sessions.clear()
    for number in range(count, 0, -1):
        day = datetime.fromisoformat(startsAt) + timedelta(days=number - 1)
        db.add_session(f"class-{number:02}", title=title, startsAt=day.isoformat())


def no_session(slug):
    db.sessions.pop(slug, None)


def places_of(phone, slug):
    if slug not in db.sessions:
        db.add_session(slug)
    return db.add_mother(phone)["places"]


def enrolled(slug, phone):
    places_of(phone, slug).add(slug)


def not_enrolled(slug, phone):
    places_of(phone, slug).discard(slug)


# What a call makes is made by that call, so that what it wrote is read back. `verify.mjs` makes it by itself.
def made_by_call_3(phone, **profile):
    db.mothers.pop(phone, None)
    sign_up({"idToken": token_of(phone), "phone": phone, "profile": profile})


def made_by_call_9(slug, phone):
    places_of(phone, slug)
    enroll_in_session([slug], db.add_mother(phone))


def made_again_by_call_9(slug, phone):
    made_by_call_9(slug, phone)
    made_by_call_9(slug, phone)


STATES = {
    "an account was made by call 3": made_by_call_3,
    "a place was taken by call 9": made_by_call_9,
    "a place was taken again by call 9": made_again_by_call_9,
    "a signed-in user": signed_in_user,
    "a proved phone number": proved_phone,
    "a phone number is registered": registered,
    "a phone number is not registered": not_registered,
    "the phone check is refused": phone_check_refused,
    "too many requests": too_many_requests,
    "no hospitals match": no_hospitals_match,
    "a hospital with these doctors": db.add_hospital,
    "hospitals in number": hospitals_in_number,
    "no hospital has the code": no_hospital,
    "a country with states": country_with_states,
    "no such country": no_country,
    "no sessions": no_sessions,
    "a session exists": session_exists,
    "a session starts in so many minutes": session_starts_in,
    "a session with the required fields only": session_exists,
    "sessions in number": sessions_in_number,
    "no session has the slug": no_session,
    "the mother is enrolled": enrolled,
    "the mother is not enrolled": not_enrolled,
}


def change_state(change):
    """Status and body of the answer to what the verifier posts."""
    if change["action"] == "teardown":
        db.reset()
    # The name is empty for an interaction without states.
    if change["action"] == "teardown" or change["state"] == "":
        return 200, {}
    if change["state"] not in STATES:
        return 404, {"message": f'This backend cannot set up "{change["state"]}".'}
    return 200, STATES[change["state"]](**change.get("params") or {}) or {}
