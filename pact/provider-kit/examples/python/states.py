"""The state endpoint: what each state of the contract sets up, and what it gives out. `states.json` has them all."""

from data import db, token_of


def signed_in_user(phone):
    db.add_mother(phone)
    return {"accessToken": token_of(phone)}


def proved_phone(phone):
    return {"idToken": token_of(phone)}


def registered(phone):
    db.add_mother(phone)


def not_registered(phone):
    db.mothers.pop(phone, None)


def phone_check_refused(phone, message):
    db.refused_phones[phone] = message


def too_many_requests(retryAfter):
    db.seconds_to_wait = retryAfter


def hospitals_exist(search):
    db.add_hospital("MH-0009", f"{search} hospital", [])


def no_hospitals_match(search):
    db.hospitals.clear()


def hospital_with_doctors(code, doctor):
    doctors = [{"doctor_code": "MH-0001-D01", "doctor": doctor}]
    db.add_hospital(code, "Sunrise Mother & Child Centre", doctors)


def hospital_without_doctors(code):
    db.add_hospital(code, "New Life Mother & Baby Hospital", [])


def no_hospital(code):
    db.hospitals.pop(code, None)


def country_with_states(country):
    db.states[country] = [{"id": 14, "name": "Maharashtra"}]


def no_country(country):
    db.states.pop(country, None)


def sessions_exist(search):
    db.add_session("any", title=f"Any {search}")


def no_sessions():
    db.sessions.clear()


def session_exists(slug, **details):
    db.add_session(slug, **details)


def session_is_over(slug):
    db.add_session(slug, starts_in_days=-1)


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


STATES = {
    "a signed-in user": signed_in_user,
    "a proved phone number": proved_phone,
    "a phone number is registered": registered,
    "a phone number is not registered": not_registered,
    "the phone check is refused": phone_check_refused,
    "too many requests": too_many_requests,
    "hospitals exist": hospitals_exist,
    "no hospitals match": no_hospitals_match,
    "a hospital with doctors": hospital_with_doctors,
    "a hospital without doctors": hospital_without_doctors,
    "no hospital has the code": no_hospital,
    "a country with states": country_with_states,
    "no such country": no_country,
    "sessions exist": sessions_exist,
    "no sessions": no_sessions,
    "a session exists": session_exists,
    "a session with the required fields only": session_exists,
    "a session is over": session_is_over,
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
        return 400, {"message": f'This backend cannot set up "{change["state"]}".'}
    return 200, STATES[change["state"]](**change.get("params") or {}) or {}
