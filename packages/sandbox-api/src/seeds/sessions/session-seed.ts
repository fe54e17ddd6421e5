import type { components } from '@janani/api-client/schema';
import type { TimeFormat } from '../../indian-time.ts';
import type { StateCode } from '../states.ts';

export type Person = { id?: number; first_name: string; last_name: string; email?: string };

/**
 * When a session starts: some days from the day of the seed at an Indian time, or some minutes from the last quarter
 * of an hour, which is updated at every opening, except at night.
 */
type Start = { day: number; at: `${number}:${number}` } | { startsIn: number };

/** One session of a program. By default it has no description, image, registration page, state or hospital. */
export type ProgramSessionSeed = Start & {
  slug: string;
  title: string;
  description?: string;
  /** Minutes. */
  duration: number;
  organiser?: string | Person;
  /** The number of other participants, or their first names; by default responses have no such field. */
  attendees?: number | readonly string[];
  /** Has an image, on a host that never responds. */
  image?: true;
  /** Has a registration page. */
  registration?: true;
  /** `false`: enrolled users have no join link yet. */
  joinLink?: false;
  timeFormat?: TimeFormat;
  state?: StateCode;
  hospital?: string;
  /** Responses omit its missing fields, instead of sending null. */
  omitsNullFields?: true;
};

export type SessionSeed = ProgramSessionSeed & { program: components['schemas']['Program'] };
