import type { Handler } from '../handler.ts';

/** `POST /user/auth/check-phone` */
export const checkPhone: Handler<'checkPhone'> = ({ body }, { store }) => ({
  status: 200,
  body: {
    success: true,
    message: 'Phone number checked',
    data: { exists: store.users.byPhone(body.phone) !== undefined },
  },
});
