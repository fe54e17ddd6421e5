import type { components } from '@janani/api-client/schema';
import type { ClockStyle } from '../../indian-time.ts';
import type { StateCode } from '../states.ts';

export type Person = { id?: number; first_name: string; last_name: string; email?: string };

/**
 * When a session starts: some days from the day of the seed at an Indian time, or some minutes from the last quarter
 * of an hour, which stays true at every opening, save at night.
 */
type Start = { day: number; at: `${number}:${number}` } | { startsIn: number };

/** One session of a program. Left out: no description, image, registration page, state or hospital. */
export type ClassSeed = Start & {
  slug: string;
  title: string;
  description?: string;
  /** Minutes. */
  duration: number;
  organiser?: string | Person;
  /** How many others take part, or their first names; left out, the answers do not say. */
  attendees?: number | readonly string[];
  /** Has a picture, under a host that never answers. */
  image?: true;
  /** Has a page of its own to register on. */
  registration?: true;
  /** `false`: enrolled users get no way in yet. */
  joinLink?: false;
  clock?: ClockStyle;
  state?: StateCode;
  hospital?: string;
  /** Answers leave out what it does not have, instead of saying null. */
  sparse?: true;
};

export type SessionSeed = ClassSeed & { program: components['schemas']['Program'] };
