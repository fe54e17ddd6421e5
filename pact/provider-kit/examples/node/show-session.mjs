const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** ISO 8601 with the Indian offset. */
const formatTime = (ms) => `${new Date(ms + INDIA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;

/** A stored session as one user sees it. Undefined fields are omitted from the JSON. */
export const toSessionResponse = (session, user) => {
  const { id, slug, title, program, duration, description, organiser, attendees } = session;
  const enrolled = user.enrolments.has(slug);
  return {
    id,
    slug,
    title,
    program,
    duration,
    description,
    organiser,
    scheduled_at: formatTime(session.startsAt),
    image: session.image && `https://media.example/${slug}.jpg`,
    registration_link: session.registration && `https://register.example/${slug}`,
    attendees,
    is_enrolled: enrolled,
    enrollment: enrolled ? { status: 'enrolled', join_link: `https://meet.example/${slug}` } : null,
  };
};
