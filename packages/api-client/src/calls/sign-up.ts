import type { components } from '../generated/schema.d.ts';
import { type Authentication, readAuthentication } from '../readers/identity.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { unwrap } from '../unwrap.ts';

// Decision G-08.
/** A user's input at sign-up; the codes are absent for names entered as free text. */
export type SignUpProfile = components['schemas']['SignUpProfile'];

export type SignUpRequest = {
  idToken: string;
  /** Ten digits, the number that the token proves. */
  phone: string;
  profile: SignUpProfile;
};

/** `POST /user/auth/signup/verify-firebase-token`: creates the account from a proved phone number and a profile. */
export const signUp =
  (send: Transport) =>
  async (body: SignUpRequest, options?: CallOptions): Promise<Authentication> =>
    unwrap(
      'signUp',
      await send(
        'signUp',
        (client, init) => client.POST('/user/auth/signup/verify-firebase-token', { ...init, body }),
        options,
      ),
      readAuthentication,
    );
