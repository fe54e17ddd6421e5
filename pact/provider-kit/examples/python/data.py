"""Everything the example stores, in memory. A token is the phone number that it proves."""

import re
from datetime import datetime, timedelta, timezone

INDIA = timezone(timedelta(hours=5, minutes=30))


class Data:
    def __init__(self):
        self.reset()

    def reset(self):
        self.users = {}
        self.hospitals = {}
        self.states = {}
        self.sessions = {}
        self.seconds_to_wait = None

    def add_user(self, phone, first_name="Ananya", last_name="Deshpande", **_profile):
        names = {"first_name": first_name, "last_name": last_name}
        user = {"id": len(self.users) + 1, "phone": phone, **names, "enrolments": set()}
        return self.users.setdefault(phone, user)

    def add_hospital(self, code, name, city="", doctors=()):
        self.hospitals[code] = {"code": code, "name": name, "city": city, "doctors": list(doctors)}

    def add_session(self, slug, startsAt=None, **details):
        tomorrow = datetime.now(INDIA) + timedelta(days=1)
        self.sessions[slug] = {
            "id": len(self.sessions) + 1,
            "slug": slug,
            "title": "Gentle prenatal yoga",
            "program": "Exercise",
            "duration": 45,
            **details,
            "starts_at": datetime.fromisoformat(startsAt) if startsAt else tomorrow,
        }


db = Data()


def token_of(phone):
    return f"token-{phone}"


def phone_of(token):
    found = re.fullmatch(r"token-(\d{10})", token or "")
    return found and found[1]
