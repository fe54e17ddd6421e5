"""A stored session as one user sees it."""


def show_session(session, user):
    slug = session["slug"]
    shown = {**session, "is_enrolled": slug in user["enrolments"], "enrollment": None}
    shown["scheduled_at"] = shown.pop("starts_at").isoformat(timespec="seconds")
    for where in ("state_id", "hospital"):
        shown.pop(where, None)
    if shown.pop("image", False):
        shown["image"] = f"https://media.example/{slug}.jpg"
    if shown.pop("registration", False):
        shown["registration_link"] = f"https://register.example/{slug}"
    if shown["is_enrolled"]:
        shown["enrollment"] = {"status": "enrolled", "join_link": f"https://meet.example/{slug}"}
    return shown
