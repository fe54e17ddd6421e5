import { instant } from './instant.ts';
import { nonEmptyText, id, createListReader, optionalText, createReader, once, z } from './reader.ts';

// Spec §1.
/** The five programs. */
export const programs = ['Wellness', 'Nutrition', 'Exercise', 'Mental Health', 'Education'] as const;
export type Program = (typeof programs)[number];

export type Enrollment = { status: string | null; join_link: string | null };

// Spec §3.
/** A live session; fields that are missing or invalid in the response are null. */
export type Session = {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  // Decision T-17.
  /** As the server sent it: not yet checked to be a safe URL. */
  image: string | null;
  program: Program | null;
  /** When it starts: ISO 8601 in UTC. */
  scheduled_at: string | null;
  /** Minutes. */
  duration: number | null;
  /** The organiser's name. */
  organiser: string | null;
  is_enrolled: boolean;
  // Decision T-17.
  /** As the server sent it: not yet checked to be a safe URL. */
  registration_link: string | null;
  /** The number of participants. */
  attendees: number | null;
  enrollment: Enrollment | null;
};

const getFullName = (person: { first_name: string | null; last_name: string | null }) =>
  [person.first_name, person.last_name].filter(Boolean).join(' ') || null;

// Decision T-30.
/** The organiser's name as a string, or a person with a first and a last name. */
const createOrganiserSchema = () =>
  z.catch(
    z.union([
      nonEmptyText,
      z.pipe(z.object({ first_name: optionalText, last_name: optionalText }), z.transform(getFullName)),
      z.null(),
    ]),
    null,
  );

// Decision T-30.
/** The number of participants, or the list of them. */
const createAttendeesSchema = () =>
  z.catch(
    z.union([
      z.int().check(z.nonnegative()),
      z.pipe(
        z.array(z.unknown()),
        z.transform((list) => list.length),
      ),
      z.null(),
    ]),
    null,
  );

/** A slug becomes part of URLs, and `encodeURIComponent` throws for a lone surrogate. */
const slug = z.string().check(z.regex(/^\P{Surrogate}+$/u));

/** A week; a longer duration is an error, and the end of the session could exceed the range of dates. */
const MAX_MINUTES = 7 * 24 * 60;

const getSessionSchema = once(
  () =>
    z.object({
      id,
      slug,
      title: nonEmptyText,
      description: optionalText,
      image: optionalText,
      program: z.catch(z.nullable(z.enum(programs)), null),
      scheduled_at: z.catch(z.nullable(instant), null),
      duration: z.catch(z.nullable(z.number().check(z.positive(), z.lte(MAX_MINUTES))), null),
      organiser: createOrganiserSchema(),
      is_enrolled: z.catch(z.boolean(), false),
      registration_link: optionalText,
      attendees: createAttendeesSchema(),
      enrollment: z.catch(z.nullable(z.object({ status: optionalText, join_link: optionalText })), null),
    }) as z.ZodMiniType<Session>,
);

/** Also reads a session that was saved on the device: its own output is valid input. */
export const readSession = createReader<Session>(getSessionSchema);
export const readSessions = createListReader<Session>(getSessionSchema);
export const readEnrolment = createReader<{ is_enrolled: boolean }>(() =>
  z.object({ is_enrolled: z.boolean() }),
);
