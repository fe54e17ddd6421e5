import { EXPIRED_SIGN_IN } from '../caller.ts';
import type { Handler } from '../handler.ts';
import { errorBody } from '../http-error.ts';
import { toAuthData } from '../responses/signed-in.ts';

/** `POST /user/auth/verify-firebase-token` */
export const logIn: Handler<'logIn'> = async ({ body }, { store, now, verifyToken }) => {
  const phone = await verifyToken(body.idToken, now).catch(() => undefined);
  if (!phone) return { status: 401, body: errorBody(EXPIRED_SIGN_IN) };
  const user = store.users.byPhone(phone);
  if (!user) {
    return { status: 404, body: errorBody('No account uses this phone number. Please sign up.') };
  }
  return { status: 200, body: { success: true, message: 'Signed in', data: toAuthData(user) } };
};
