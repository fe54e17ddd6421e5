import type { operations } from '../generated/schema.d.ts';
import type { List } from '../readers/reader.ts';
import { type Session, readSessions } from '../readers/session.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

// Spec §7.
/** The filter and the page; every field is optional. */
export type SessionQuery = NonNullable<operations['listSessions']['parameters']['query']>;

// Decision T-06.
/** `GET /user/sessions`: one page of sessions. `received` counts all rows of the page, including unreadable ones. */
export const listSessions =
  (send: Transport) =>
  async (query: SessionQuery = {}, options?: CallOptions): Promise<List<Session>> =>
    unwrap(
      'listSessions',
      await send(
        'listSessions',
        (client, init) => client.GET('/user/sessions', { ...init, params: { query } }),
        options,
      ),
      readSessions,
    );
