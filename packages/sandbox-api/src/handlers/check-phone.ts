import type { Handler } from '../handler.ts';

/** Call 1. */
export const checkPhone: Handler<'checkPhone'> = ({ body }, { store }) => ({
  status: 200,
  body: {
    success: true,
    message: 'Phone number checked',
    data: { exists: store.users.byPhone(body.phone) !== undefined },
  },
});
