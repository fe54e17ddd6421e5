"""A stored session as one mother sees it."""


def show_session(session, mother):
    slug = session["slug"]
    shown = {**session, "is_enrolled": slug in mother["places"], "enrollment": None}
    # Written with the Indian offset, or, when the clock is "bare", in Indian time without one.
    starts_at = shown.pop("starts_at").isoformat(timespec="seconds")
    shown["scheduled_at"] = starts_at[:19] if shown.pop("clock", "") == "bare" else starts_at
    if shown.pop("image", False):
        shown["image"] = f"https://media.example/{slug}.jpg"
    if shown.pop("registration", False):
        shown["registration_link"] = f"https://register.example/{slug}"
    if isinstance(shown.get("attendees"), list):
        shown["attendees"] = [{"first_name": name} for name in shown["attendees"]]
    if shown["is_enrolled"]:
        shown["enrollment"] = {"status": "enrolled", "join_link": f"https://meet.example/{slug}"}
    return shown
