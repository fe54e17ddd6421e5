import type { Handler } from '../handler.ts';
import { errorBody } from '../http-error.ts';
import { toSession } from '../responses/session-view.ts';

/** `GET /user/sessions/{slug}` */
export const getSession: Handler<'getSession'> = ({ path, user }, { store }) => {
  const session = store.sessions.bySlug(path.slug, user.id);
  if (!session) return { status: 404, body: errorBody('Session not found') };
  const data = toSession(session, store.attendees.forSession(session));
  return { status: 200, body: { success: true, message: 'Session found', data } };
};
