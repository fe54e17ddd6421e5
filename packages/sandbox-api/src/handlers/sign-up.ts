import { EXPIRED_SIGN_IN } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { findProfileError } from '../find-profile-error.ts';
import { errorBody } from '../http-error.ts';
import { toAuthData } from '../responses/signed-in.ts';

/** `POST /user/auth/signup/verify-firebase-token` */
export const signUp: Handler<'signUp'> = async ({ body }, { store, now, verifyToken }) => {
  const phone = await verifyToken(body.idToken, now).catch(() => undefined);
  if (!phone) return { status: 401, body: errorBody(EXPIRED_SIGN_IN) };
  if (phone !== body.phone) {
    return { status: 400, body: errorBody('This is not the phone number that was confirmed.') };
  }
  if (store.users.byPhone(phone)) {
    return { status: 409, body: errorBody('An account already uses this phone number. Please sign in.') };
  }
  const error = findProfileError(body.profile, store);
  if (error) return { status: 400, body: errorBody(error) };
  const user = store.users.add({ phone, ...body.profile });
  return { status: 200, body: { success: true, message: 'Welcome to Janani', data: toAuthData(user) } };
};
