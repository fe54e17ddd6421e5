import { type Authentication, readAuthentication } from '../readers/identity.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

/**
 * `POST /user/auth/verify-firebase-token`: exchanges the identity token of an existing account for its user and the
 * backend's token.
 */
export const logIn =
  (send: Transport) =>
  async (idToken: string, options?: CallOptions): Promise<Authentication> =>
    unwrap(
      'logIn',
      await send(
        'logIn',
        (client, init) => client.POST('/user/auth/verify-firebase-token', { ...init, body: { idToken } }),
        options,
      ),
      readAuthentication,
    );
