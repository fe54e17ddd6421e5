import type { Handler } from '../handler.ts';
import { errorBody } from '../refusal.ts';
import { sessionView } from '../responses/session-view.ts';

/** `GET /user/sessions/{slug}` */
export const getSession: Handler<'getSession'> = ({ path, user }, { store, pictureAt }) => {
  const session = store.sessions.bySlug(path.slug, user.id);
  if (!session) return { status: 404, body: errorBody('Session not found') };
  const data = sessionView(session, store.attendees.of(session), pictureAt);
  return { status: 200, body: { success: true, message: 'Session found', data } };
};
