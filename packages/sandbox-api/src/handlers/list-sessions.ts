import { counted } from '../answers/counted.ts';
import type { Handler } from '../handler.ts';
import { sessionView } from '../answers/session-view.ts';

/** Call 7. */
export const listSessions: Handler<'listSessions'> = ({ query, mother }, { store, now, pictureAt }) => {
  const sessions = store.sessions.page({
    motherId: mother.id,
    page: query.page,
    limit: query.limit,
    search: query.search,
    stateId: query.state_id,
    hospitalCode: query.hospital,
    startingAfter: query.upcoming ? now : undefined,
  });
  const data = sessions.map((session) => sessionView(session, store.attendees.of(session), pictureAt));
  return { status: 200, body: { success: true, message: counted(data.length, 'session'), data } };
};
