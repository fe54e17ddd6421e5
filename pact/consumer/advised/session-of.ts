import type { StateParameters, StateUse } from '../../states.ts';
import { TO_COME } from '../sample-session.ts';

type Details = StateParameters['a session exists'];

/** A session to come, unless told otherwise. */
export const sessionOf = (slug: string, details: Partial<Details> = {}): StateUse => ({
  state: 'a session exists',
  params: { slug, title: `The session ${slug}`, startsAt: TO_COME, ...details },
});
