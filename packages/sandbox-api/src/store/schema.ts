import type { Database } from './database.ts';
import { createSandboxError } from '../sandbox-error.ts';
import { inTransaction } from './transaction.ts';

/**
 * Each entry takes a database from the version of its index to the next. Entries that have been released are
 * never edited: a later change is a new entry.
 */
const MIGRATIONS = [
  `
  create table states (
    id integer primary key,
    country_id integer not null,
    code text not null unique,
    name text not null
  ) strict;

  create table hospitals (
    code text primary key,
    name text not null,
    city text not null,
    state_id integer not null references states
  ) strict;

  create table doctors (
    code text primary key,
    hospital_code text not null references hospitals on delete cascade,
    name text not null
  ) strict;
  create index doctors_of_hospital on doctors (hospital_code);

  create table mothers (
    id integer primary key autoincrement,
    phone text not null unique,
    first_name text not null,
    last_name text not null,
    due_date text not null,
    state_id integer not null references states,
    city text not null,
    hospital text not null,
    hospital_code text references hospitals on delete set null,
    doctor text not null,
    doctor_code text references doctors on delete set null,
    token text not null
  ) strict;

  create table sessions (
    id integer primary key,
    slug text not null unique,
    title text not null,
    description text,
    image text,
    program text not null,
    scheduled_at integer not null,            -- ms since 1970
    starts_in integer,                        -- minutes from the opening of the store; see timetable.ts
    clock text not null default 'offset',
    duration integer not null,                -- minutes
    organiser text,                           -- JSON: a string or a person
    registration_link text,
    join_link text,
    state_id integer references states,       -- null: offered in every state
    hospital_code text references hospitals on delete set null,
    attendees text not null default 'count',  -- count, list or none
    other_attendees integer not null default 0,
    sparse integer not null default 0
  ) strict;
  create index sessions_by_time on sessions (scheduled_at);

  create table guests (
    id integer primary key,
    session_id integer not null references sessions on delete cascade,
    first_name text not null
  ) strict;
  create index guests_of_session on guests (session_id);

  create table enrolments (
    session_id integer not null references sessions on delete cascade,
    mother_id integer not null references mothers on delete cascade,
    enrolled_at integer not null,
    primary key (session_id, mother_id)
  ) strict, without rowid;

  create table facts (name text primary key, value integer not null) strict;
  `,
  `
  alter table mothers rename to users;
  alter table enrolments rename column mother_id to user_id;
  `,
  `
  alter table sessions rename column clock to time_format;
  alter table sessions rename column sparse to omits_null_fields;
  `,
];

/** The tables that a reset empties. */
export const TABLES = [
  'enrolments',
  'guests',
  'sessions',
  'users',
  'doctors',
  'hospitals',
  'states',
  'facts',
] as const;

/** Migrates the database to the newest version, if it is not there yet. */
export function migrate(database: Database): void {
  const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number };
  if (version > MIGRATIONS.length) {
    throw createSandboxError({
      problem: `The sandbox's database has version ${version}, and this code knows ${MIGRATIONS.length}`,
      consequence: 'it cannot be read',
      fix: 'delete the file, or use the newer code',
    });
  }
  inTransaction(database, () => {
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.exec(`pragma user_version = ${MIGRATIONS.length}`);
  });
}
