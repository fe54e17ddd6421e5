import { type Session, readSession } from '../readers/session.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

/** Call 8: one session as the signed-in mother sees it. */
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
