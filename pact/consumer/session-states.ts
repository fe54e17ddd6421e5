import type { StateUse } from '../states.ts';
import { EARLIER, LATER, MOTHERS_PHONE } from '../accounts.ts';

export const enrolled = (slug: string, phone = MOTHERS_PHONE): StateUse => ({
  state: 'the mother is enrolled',
  params: { slug, phone },
});

export const notEnrolled = (slug: string, phone = MOTHERS_PHONE): StateUse => ({
  state: 'the mother is not enrolled',
  params: { slug, phone },
});

/** Every mother has a place but the one that asks. */
export const onlyOthersEnrolled = (slug: string): StateUse[] => [
  enrolled(slug, EARLIER.phone),
  enrolled(slug, LATER.phone),
  notEnrolled(slug),
];

export const unknownSession: StateUse = {
  state: 'no session has the slug',
  params: { slug: 'no-such-session' },
};

export const placeTaken = (slug: string): StateUse => ({
  state: 'a place was taken by call 9',
  params: { slug, phone: MOTHERS_PHONE },
});

export const placeTakenAgain = (slug: string): StateUse => ({
  state: 'a place was taken again by call 9',
  params: { slug, phone: MOTHERS_PHONE },
});
