import type { StateParameters, ProviderState } from '../states.ts';
import { OTHER, USER_PHONE } from '../users.ts';

type Details = Partial<StateParameters['a user exists']>;

export const user = (details: Details = {}): ProviderState => ({
  state: 'a user exists',
  params: { phone: USER_PHONE, ...details },
});

export const otherUser = (details: { enrolled_in?: string } = {}): ProviderState => ({
  state: 'another user exists',
  params: { phone: OTHER.phone, ...details },
});

export const NEW_USER = { phone: '9876543210', first_name: 'मीरा', last_name: 'Kulkarni' };

export const signedUp: ProviderState = { state: 'a user has signed up', params: NEW_USER };

export const verified: ProviderState = {
  state: 'a phone number is verified',
  params: { phone: NEW_USER.phone },
};

/** The provider state in which the user has enrolled in these sessions by `POST /user/sessions/{slug}/enroll`. */
export const enrolled = (...slugs: string[]): ProviderState => ({
  state: 'a user has enrolled',
  params: { phone: USER_PHONE, slugs },
});
