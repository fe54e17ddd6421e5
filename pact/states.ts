/**
 * The provider states of the contract: the words in which it says what a backend must hold before a call.
 *
 * They belong to the contract, not to one provider. The consumer tests use them, the provider kit prints them
 * for the backend team, and a check compares them with what the sandbox can become.
 */

/** A ten-digit phone number, without +91. */
type Phone = { phone: string };
type Slug = { slug: string };

/** Parameters by state. */
export type StateParameters = {
  'a signed-in user': Phone;
  'a phone number is registered': Phone;
  'a phone number is not registered': Phone;
  'a proved phone number': Phone;
  'the phone check is refused': Phone & { message: string };
  'too many requests': { retryAfter: number };
  'hospitals exist': { search: string };
  'no hospitals match': { search: string };
  'a hospital with doctors': { code: string; doctor: string };
  'a hospital without doctors': { code: string };
  'no hospital has the code': { code: string };
  'a country with states': { country: number };
  'no such country': { country: number };
  'sessions exist': { search: string };
  'no sessions': Record<string, never>;
  'a session exists': SessionDetails;
  'a session with the required fields only': Slug;
  'a session is over': Slug;
  'no session has the slug': Slug;
  'the mother is enrolled': Slug & Phone;
  'the mother is not enrolled': Slug & Phone;
};

type SessionDetails = {
  slug: string;
  title: string;
  description: string;
  program: 'Wellness' | 'Nutrition' | 'Exercise' | 'Mental Health' | 'Education';
  duration: number;
  image: true;
  registration: true;
  organiser: string | { first_name: string; last_name: string };
  attendees: number | string[];
  clock: 'offset' | 'bare';
};

export type StateName = keyof StateParameters;

/** A state with its parameters, as a consumer test gives it. */
export type StateUse = { [Name in StateName]: { state: Name; params: StateParameters[Name] } }[StateName];

type Described<Parameters> = {
  /** What must be true when the state has been set up. */
  setUp: string;
  /** What each parameter means. */
  params: { [Name in keyof Parameters]: string };
  /** Values that the contract takes from the state's answer. */
  givesOut?: Record<string, string>;
};

const phone = 'Ten digits, without +91.';
const slug = "The session's slug.";

export const states: { [Name in StateName]: Described<StateParameters[Name]> } = {
  'a signed-in user': {
    setUp: 'An account with this phone number exists, and an identity token for it is valid.',
    params: { phone },
    givesOut: { accessToken: 'The identity token. It is sent as the bearer.' },
  },
  'a phone number is registered': {
    setUp: 'An account with this phone number exists.',
    params: { phone },
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
  'the phone check is refused': {
    setUp: 'The next phone check of this number is answered with status 200 and success false.',
    params: { phone, message: 'What the answer says.' },
  },
  'too many requests': {
    setUp: 'The next phone check is answered with status 429.',
    params: { retryAfter: 'The seconds that Retry-After says.' },
  },
  'hospitals exist': {
    setUp: 'At least one hospital has the text in its name or city.',
    params: { search: 'Part of a name or city.' },
  },
  'no hospitals match': {
    setUp: 'No hospital has the text in its name or city.',
    params: { search: 'The text that is searched for.' },
  },
  'a hospital with doctors': {
    setUp:
      'A hospital with this code and, among others, this doctor exists. It is called "Sunrise Mother & Child Centre" and the doctor has the code "MH-0001-D01", unless you give out others.',
    params: { code: "The hospital's code.", doctor: "The doctor's name." },
    givesOut: {
      hospitalSearch: 'Only if the name differs: a text that finds this hospital and no other.',
      doctorCode: "Only if the code differs: the doctor's.",
    },
  },
  'a hospital without doctors': {
    setUp:
      'A hospital with this code exists, and no doctor of it is listed. It is called "New Life Mother & Baby Hospital", unless you give out another.',
    params: { code: "The hospital's code." },
    givesOut: { hospitalSearch: 'Only if the name differs: a text that finds this hospital and no other.' },
  },
  'no hospital has the code': {
    setUp: 'No hospital has this code.',
    params: { code: 'The code that is asked for.' },
  },
  'a country with states': {
    setUp: 'The country has at least one state.',
    params: { country: "The country's id. India is 1." },
    givesOut: { stateId: 'Only if there is no state 14: the id of one of its states.' },
  },
  'no such country': {
    setUp: 'No country has this id.',
    params: { country: 'The id that is asked for.' },
  },
  'sessions exist': {
    setUp: 'At least one session that has not started has the text in its title or description.',
    params: { search: 'Part of a title or description; empty means any session.' },
  },
  'no sessions': {
    setUp: 'There is no session at all.',
    params: {},
  },
  'a session exists': {
    setUp: 'This session exists, starts tomorrow, and no other has its title.',
    params: {
      slug,
      title: 'As shown.',
      description: 'As shown.',
      program: 'One of the five programs.',
      duration: 'Minutes.',
      image: 'It has a picture, under any https address.',
      registration: 'It has a page to register on, under any https address.',
      organiser: 'A name (answered as text), or a person (answered as object).',
      attendees: 'How many others take part (answered as number), or their first names (answered as list).',
      clock: '"offset": the start is answered with +05:30; "bare": in Indian time without an offset.',
    },
  },
  'a session with the required fields only': {
    setUp: 'This session exists and has nothing that the description does not require.',
    params: { slug },
  },
  'a session is over': {
    setUp: 'This session exists, has ended, and the signed-in mother has no place in it.',
    params: { slug },
  },
  'no session has the slug': {
    setUp: 'No session has this slug.',
    params: { slug },
  },
  'the mother is enrolled': {
    setUp:
      'This session exists and has not started, and the mother with this phone number has a place in it and a link to join.',
    params: { slug, phone },
  },
  'the mother is not enrolled': {
    setUp:
      'This session exists and has not started, and the mother with this phone number has no place in it.',
    params: { slug, phone },
  },
};
