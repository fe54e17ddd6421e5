import type { Handler } from '../handler.ts';
import { MINUTE_MS } from '../indian-time.ts';
import { errorBody } from '../http-error.ts';

/**
 * `POST /user/sessions/{slug}/enroll`. A user who is enrolled stays enrolled, and gets the same response again, even
 * after the session is over.
 */
export const enrollInSession: Handler<'enrollInSession'> = ({ path, user }, { store, now }) => {
  const session = store.sessions.bySlug(path.slug, user.id);
  if (!session) return { status: 404, body: errorBody('Session not found') };
  if (!session.is_enrolled) {
    const end = session.scheduled_at + session.duration * MINUTE_MS;
    if (end <= now.getTime()) return { status: 409, body: errorBody('This session is over.') };
    store.enrolments.add({ userId: user.id, sessionId: session.id, at: now });
  }
  return { status: 200, body: { success: true, message: 'You are enrolled', data: { is_enrolled: true } } };
};
