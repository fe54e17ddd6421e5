/**
 * The provider states of the contract: what a backend must hold before a call. An interaction starts from an empty
 * database, so a state does not list absent data.
 *
 * They are independent of a provider: the consumer tests use them, the provider kit documents them for the backend
 * team, and a check sets up each of them in the sandbox.
 */

/** A ten-digit phone number, without +91. */
type Phone = { phone: string };
type Names = { first_name: string; last_name: string };
type Account = Phone & Partial<Names> & { enrolled_in?: string };
type Doctor = { doctor_code: string; doctor: string };

/** Parameters by state. */
export type StateParameters = {
  'a user exists': Account;
  'another user exists': Phone & Pick<Account, 'enrolled_in'>;
  'a phone number is verified': Phone;
  'a user has signed up': Phone & Names;
  'a user has enrolled': Phone & { slugs: string[] };
  'sessions exist': { sessions: SessionRow[] };
  'a hospital exists': { code: string; name: string; city: string; doctors: Doctor[] };
  'a country has states': { country: number; names: string[] };
  'too many requests': { retryAfter: number };
  'many hospitals exist': { count: number; name: string };
};

export type SessionRow = {
  slug: string;
  title?: string;
  startsAt?: string;
  startsIn?: number;
  description?: string;
  program?: 'Wellness' | 'Nutrition' | 'Exercise' | 'Mental Health' | 'Education';
  duration?: number;
  image?: true;
  registration?: true;
  organiser?: Names;
  attendees?: number;
  state_id?: number;
  hospital?: string;
};

export type StateName = keyof StateParameters;

/** A state with its parameters, as used by a consumer test. */
export type ProviderState = {
  [Name in StateName]: { state: Name; params: StateParameters[Name] };
}[StateName];

type StateDescription<Parameters> = {
  /** The condition after the setup. */
  setUp: string;
  /** The meaning of each parameter; parameters of a row have its name as prefix. */
  params: { [Name in keyof Required<Parameters>]: string } & Record<string, string>;
  /** Values in the response to the setup that the contract uses. */
  returns?: Record<string, string>;
  /** The operation with which the kit sets it up, so that an interaction reads the stored data. */
  madeBy?: 'signUp' | 'enrollInSession';
};

const account = {
  phone: 'Ten digits, without +91.',
  first_name: 'Your choice where it is left out.',
  last_name: 'Your choice where it is left out.',
  enrolled_in: 'The slug of a session in which the user is enrolled; added, still to come, if there is none.',
};

export const states: { [Name in StateName]: StateDescription<StateParameters[Name]> } = {
  'a user exists': {
    setUp: 'An account has this phone number. It is enrolled in no session but the one that is named.',
    params: account,
    returns: { userToken: 'An identity token of this phone number.' },
  },
  'another user exists': {
    setUp: 'The same, of a user who does not make the call.',
    params: { phone: account.phone, enrolled_in: account.enrolled_in },
  },
  'a phone number is verified': {
    setUp: 'An identity token proves this phone number. No account has it.',
    params: { phone: account.phone },
    returns: { phoneToken: 'The identity token.' },
  },
  'a user has signed up': {
    setUp: 'Call 3 has made this account.',
    params: { phone: account.phone, first_name: 'As it was sent.', last_name: 'As it was sent.' },
    returns: { signedUpToken: 'The identity token that signed up.' },
    madeBy: 'signUp',
  },
  'a user has enrolled': {
    setUp: 'Call 9 has enrolled this user. An account or a session that does not exist yet is added first.',
    params: { phone: account.phone, slugs: 'The sessions, in the order of the calls.' },
    returns: { enrolledToken: 'The identity token that enrolled.' },
    madeBy: 'enrollInSession',
  },
  'sessions exist': {
    setUp:
      'These sessions exist, added in this order, at most three. What a row leaves out is your choice, but never holds the text of another value.',
    params: {
      sessions: 'One row for each session.',
      'sessions.slug': 'Its slug.',
      'sessions.title': 'Its title.',
      'sessions.startsAt': 'When it starts. Send it in any form that the description allows.',
      'sessions.startsIn': 'The same, in minutes from now. Without either it is still to come.',
      'sessions.description': 'Its description.',
      'sessions.program': 'One of the five programs.',
      'sessions.duration': 'Minutes.',
      'sessions.image': 'It has a picture, under any https address.',
      'sessions.registration': 'It has a page to register on, under any https address.',
      'sessions.organiser': 'A person. Send a name or a person, as the description allows.',
      'sessions.attendees': 'How many others take part. Send a number or a list, as the description allows.',
      'sessions.state_id': 'It is offered in this state only.',
      'sessions.hospital': 'It is offered by the hospital with this code only.',
    },
  },
  'a hospital exists': {
    setUp: 'This hospital exists, with these doctors, at most two.',
    params: {
      code: "The hospital's code.",
      name: 'Its name.',
      city: 'Its city. It lies in the state with the id 14.',
      doctors: 'Its doctors.',
      'doctors.doctor_code': 'The code of each.',
      'doctors.doctor': 'The name of each.',
    },
    returns: { stateId: 'The id of its state, only if it is not 14.' },
  },
  'a country has states': {
    setUp: 'The country has states of these names, added in this order. India may have its others too.',
    params: { country: "The country's id. India is 1.", names: 'Their names.' },
    returns: { stateId: 'The id of the first, only if it is not 14.' },
  },
  'too many requests': {
    setUp: 'The next phone check is refused with status 429.',
    params: { retryAfter: 'The seconds in Retry-After.' },
  },
  'many hospitals exist': {
    setUp: 'So many hospitals exist, added last first: "<name> 01" with the code "H-01", and so on.',
    params: { count: 'How many.', name: 'What their names begin with.' },
  },
};
