import { pluralizeCount } from '../responses/pluralize-count.ts';
import type { Handler } from '../handler.ts';
import { toSession } from '../responses/session-view.ts';

/** `GET /user/sessions` */
export const listSessions: Handler<'listSessions'> = ({ query, user }, { store, now }) => {
  const sessions = store.sessions.page({
    userId: user.id,
    page: query.page,
    limit: query.limit,
    search: query.search,
    stateId: query.state_id,
    hospitalCode: query.hospital,
    startingAfter: query.upcoming ? now : undefined,
  });
  const data = sessions.map((session) => toSession(session, store.attendees.forSession(session)));
  return { status: 200, body: { success: true, message: pluralizeCount(data.length, 'session'), data } };
};
