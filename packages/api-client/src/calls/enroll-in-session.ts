import { readEnrolment } from '../readers/session.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

/** `POST /user/sessions/{slug}/enroll`: enrols the user in a session; idempotent, sent without a body. */
export const enrollInSession =
  (send: Transport) =>
  async (slug: string, options?: CallOptions): Promise<{ is_enrolled: boolean }> =>
    unwrap(
      'enrollInSession',
      await send(
        'enrollInSession',
        (client, init) =>
          client.POST('/user/sessions/{slug}/enroll', { ...init, params: { path: { slug } } }),
        options,
      ),
      readEnrolment,
    );
