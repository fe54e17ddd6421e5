import { type Session, readSession } from '../readers/session.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

/** `GET /user/sessions/{slug}`: one session, with the signed-in user's enrolment. */
export const getSession =
  (send: Transport) =>
  async (slug: string, options?: CallOptions): Promise<Session> =>
    unwrap(
      'getSession',
      await send(
        'getSession',
        (client, init) => client.GET('/user/sessions/{slug}', { ...init, params: { path: { slug } } }),
        options,
      ),
      readSession,
    );
