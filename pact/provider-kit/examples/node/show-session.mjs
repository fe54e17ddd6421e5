const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** ISO 8601: with the Indian offset, or, when the clock is "bare", in Indian time without one. */
const writeTime = (ms, clock) => {
  const local = new Date(ms + INDIA_OFFSET_MS).toISOString().slice(0, 19);
  return clock === 'bare' ? local : `${local}+05:30`;
};

/** A stored session as one mother sees it. What is undefined is left out of the JSON. */
export const showSession = (session, mother) => {
  const { id, slug, title, program, duration, description, organiser, attendees } = session;
  const enrolled = mother.places.has(slug);
  return {
    id,
    slug,
    title,
    program,
    duration,
    description,
    organiser,
    scheduled_at: writeTime(session.startsAt, session.clock),
    image: session.image && `https://media.example/${slug}.jpg`,
    registration_link: session.registration && `https://register.example/${slug}`,
    attendees: Array.isArray(attendees) ? attendees.map((first_name) => ({ first_name })) : attendees,
    is_enrolled: enrolled,
    enrollment: enrolled ? { status: 'enrolled', join_link: `https://meet.example/${slug}` } : null,
  };
};
