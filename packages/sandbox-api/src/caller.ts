import type { Operation } from './description/operations.ts';
import type { Context } from './handler.ts';
import { HttpError } from './http-error.ts';
import type { Account } from './store/users.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** The message of every operation for an invalid identity token. */
export const EXPIRED_SIGN_IN = 'Your sign-in has expired. Please sign in again.';

/**
 * The user who makes a call, by the operation's bearer rule (decision T-15). An invalid token is rejected with 401
 * wherever the rule reads it, even where it is optional; so is a missing token, or a proved phone without an account,
 * where it is required.
 */
export async function identifyCaller(
  bearer: Operation['bearer'],
  request: Request,
  { store, now, verifyToken }: Context,
): Promise<Account | undefined> {
  if (bearer === 'none') return undefined;
  const header = request.headers.get('authorization');
  if (header === null) {
    if (bearer === 'optional') return undefined;
    throw new HttpError(401, 'Please sign in first.');
  }
  const token = BEARER.exec(header)?.[1];
  const phone = await verifyToken(token ?? '', now).catch(() => {
    throw new HttpError(401, EXPIRED_SIGN_IN);
  });
  const user = store.users.byPhone(phone);
  if (!user && bearer === 'required') {
    throw new HttpError(401, 'No account uses this phone number. Please sign up.');
  }
  return user;
}
