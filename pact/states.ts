/**
 * The provider states of the contract: the words in which it says what a backend must hold before a call.
 *
 * They belong to the contract, not to one provider. The consumer tests use them, the provider kit prints them
 * for the backend team, and a check compares them with what the sandbox can become.
 */

/** A ten-digit phone number, without +91. */
type Phone = { phone: string };
type Slug = { slug: string };
type Names = { first_name: string; last_name: string };
type Doctor = { doctor_code: string; doctor: string };

/** Parameters by state. */
export type StateParameters = {
  'a signed-in user': Phone;
  'a phone number is registered': Phone & Partial<Names>;
  'a phone number is not registered': Phone;
  'a proved phone number': Phone;
  'an account was made by call 3': Phone & Names;
  'the phone check is refused': Phone & { message: string };
  'too many requests': { retryAfter: number };
  'no hospitals match': { search: string };
  'a hospital with these doctors': { code: string; name: string; city: string; doctors: Doctor[] };
  'hospitals in number': { count: number; name: string };
  'no hospital has the code': { code: string };
  'a country with states': { country: number; names: string[] };
  'no such country': { country: number };
  'no sessions': Record<string, never>;
  'a session exists': SessionDetails;
  'a session starts in so many minutes': Slug & { minutes: number };
  'a session with the required fields only': Slug;
  'sessions in number': { count: number; title: string; startsAt: string };
  'no session has the slug': { slug: string };
  'the mother is enrolled': Slug & Phone;
  'the mother is not enrolled': Slug & Phone;
  'a place was taken by call 9': Slug & Phone;
  'a place was taken again by call 9': Slug & Phone;
};

type SessionDetails = {
  slug: string;
  title: string;
  startsAt: string;
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

/** A state with its parameters, as a consumer test gives it. */
export type StateUse = { [Name in StateName]: { state: Name; params: StateParameters[Name] } }[StateName];

type Described<Parameters> = {
  /** What must be true when the state has been set up. */
  setUp: string;
  /** What each parameter means. */
  params: { [Name in keyof Required<Parameters>]: string };
  /** Values that the contract takes from the state's answer. */
  givesOut?: Record<string, string>;
  /** The call that makes it, as the web app makes it: what the call wrote is read back. */
  madeBy?: 'signUp' | 'enrollInSession';
};

const phone = 'Ten digits, without +91.';
const slug = "The session's slug.";
const startsAt = 'The moment it starts. Answer it in any form that the description allows.';
const first_name = 'As answered; your choice where it is left out.';
const last_name = first_name;

export const states: { [Name in StateName]: Described<StateParameters[Name]> } = {
  'a signed-in user': {
    setUp: 'An account with this phone number exists, and an identity token for it is valid.',
    params: { phone },
    givesOut: { accessToken: 'The identity token. It is sent as the bearer.' },
  },
  'a phone number is registered': {
    setUp: 'An account with this phone number exists, in this name.',
    params: { phone, first_name, last_name },
  },
  'a phone number is not registered': {
    setUp: 'No account has this phone number.',
    params: { phone },
  },
  'a proved phone number': {
    setUp: 'An identity token proves this phone number. Says nothing about an account.',
    params: { phone },
    givesOut: { idToken: 'The identity token. It is sent in the body of calls 2 and 3.' },
  },
  'an account was made by call 3': {
    setUp: 'Call 3 itself made this account a moment ago: what it wrote is read back.',
    params: { phone, first_name: 'As it was sent.', last_name: 'As it was sent.' },
    madeBy: 'signUp',
  },
  'the phone check is refused': {
    setUp: 'The next phone check of this number is answered with status 200 and success false.',
    params: { phone, message: 'What the answer says.' },
  },
  'too many requests': {
    setUp: 'The next phone check is answered with status 429.',
    params: { retryAfter: 'The seconds that Retry-After says.' },
  },
  'no hospitals match': {
    setUp: 'No hospital has the text in its name or city; with an empty text there is no hospital at all.',
    params: { search: 'The text that is searched for.' },
  },
  'a hospital with these doctors': {
    setUp: 'This hospital exists, with these doctors and no other.',
    params: {
      code: "The hospital's code.",
      name: 'Its name.',
      city: 'Its city. It lies in the state with the id 14.',
      doctors: 'Codes and names. Where the list is empty, no doctor of it is known.',
    },
  },
  'hospitals in number': {
    setUp:
      'There are exactly so many hospitals, added last first: "<name> 01" with the code "H-01", and so on.',
    params: { count: 'How many.', name: 'What their names begin with.' },
  },
  'no hospital has the code': {
    setUp: 'No hospital has this code.',
    params: { code: 'The code that is asked for.' },
  },
  'a country with states': {
    setUp: 'The country has states of these names, added in this order. India has its others too.',
    params: { country: "The country's id. India is 1.", names: 'Their names.' },
    givesOut: { stateId: 'Only if the first has not the id 14: its id.' },
  },
  'no such country': {
    setUp: 'No country has this id.',
    params: { country: 'The id that is asked for.' },
  },
  'no sessions': {
    setUp: 'There is no session at all.',
    params: {},
  },
  'a session exists': {
    setUp:
      'This session exists. What is left out is your choice, but never holds the text of another parameter.',
    params: {
      slug,
      title: 'As answered.',
      startsAt,
      description: 'As answered.',
      program: 'One of the five programs.',
      duration: 'Minutes.',
      image: 'It has a picture, under any https address.',
      registration: 'It has a page to register on, under any https address.',
      organiser: 'A person. Answer a name or a person, as the description allows.',
      attendees: 'How many others take part. Answer a number or a list, as the description allows.',
      state_id: 'It is offered in this state only.',
      hospital: 'It is offered by the hospital with this code only.',
    },
  },
  'a session starts in so many minutes': {
    setUp:
      'This session exists, lasts half an hour and starts so many minutes from the moment of the set-up.',
    params: { slug, minutes: 'From now on; one below zero has started, and may be over.' },
  },
  'a session with the required fields only': {
    setUp: 'This session exists and has nothing that the description does not require.',
    params: { slug },
  },
  'sessions in number': {
    setUp:
      'There are exactly so many sessions, one a day, added last first: "class-01" is the first, "class-02" the next day, and so on.',
    params: { count: 'How many.', title: 'The title of each.', startsAt: 'When the first starts.' },
  },
  'no session has the slug': {
    setUp: 'No session has this slug.',
    params: { slug },
  },
  'the mother is enrolled': {
    setUp:
      'The mother with this phone number has an account, a place in this session and a link to join. A session that does not exist yet is added, and has not started.',
    params: { slug, phone },
  },
  'the mother is not enrolled': {
    setUp:
      'The mother with this phone number has an account and no place in this session. A session that does not exist yet is added, and has not started.',
    params: { slug, phone },
  },
  'a place was taken by call 9': {
    setUp: 'Call 9 itself gave this mother a place a moment ago: what it wrote is read back.',
    params: { slug, phone },
    madeBy: 'enrollInSession',
  },
  'a place was taken again by call 9': {
    setUp: 'The same, and call 9 was made once more: a place that is there stays.',
    params: { slug, phone },
    madeBy: 'enrollInSession',
  },
};
