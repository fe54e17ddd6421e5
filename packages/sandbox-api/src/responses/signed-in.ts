import type { components } from '@janani/api-client/schema';
import type { Account } from '../store/users.ts';

/** The `data` of `logIn` and `signUp`. */
export const toAuthData = ({
  id,
  phone,
  first_name,
  last_name,
  token,
}: Account): components['schemas']['AuthResponse']['data'] => ({
  // An account is created only with a proved phone number.
  user: { id, phone, first_name, last_name, verified: true, role: 'user' },
  token,
});
