/** The state endpoint: what each state of the contract sets up, and what it gives out. `states.json` has them all. */
import { enrollInSession, signUp } from './calls.mjs';
import { addHospital, addMother, addSession, db, reset, tokenOf } from './data.mjs';

const ensureSession = (slug) => {
  if (!db.sessions.has(slug)) addSession(slug);
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const twoDigits = (number) => String(number).padStart(2, '0');
/** From `count` down to 1: what is added last stands first in no answer. */
const downFrom = (count) => Array.from({ length: count }, (_, at) => count - at);

const states = {
  'a signed-in user': ({ phone }) => {
    addMother(phone);
    return { accessToken: tokenOf(phone) };
  },
  'a proved phone number': ({ phone }) => ({ idToken: tokenOf(phone) }),
  'a phone number is registered': ({ phone, ...names }) => {
    db.mothers.delete(phone);
    addMother(phone, names);
  },
  'a phone number is not registered': ({ phone }) => {
    db.mothers.delete(phone);
  },
  'the phone check is refused': ({ phone, message }) => {
    db.refusedPhones.set(phone, message);
  },
  'too many requests': ({ retryAfter }) => {
    db.secondsToWait = retryAfter;
  },
  'no hospitals match': ({ search }) => {
    for (const { code, name, city } of db.hospitals.values())
      if (`${name} ${city}`.toLowerCase().includes(search.toLowerCase())) db.hospitals.delete(code);
  },
  'a hospital with these doctors': (hospital) => addHospital(hospital),
  'hospitals in number': ({ count, name }) => {
    db.hospitals.clear();
    for (const number of downFrom(count))
      addHospital({ code: `H-${twoDigits(number)}`, name: `${name} ${twoDigits(number)}` });
  },
  'no hospital has the code': ({ code }) => {
    db.hospitals.delete(code);
  },
  'a country with states': ({ country, names }) => {
    const rows = names.map((name, at) => ({ id: 14 + at, name }));
    db.states.set(country, rows);
  },
  'no such country': ({ country }) => {
    db.states.delete(country);
  },
  'no sessions': () => db.sessions.clear(),
  'a session exists': ({ slug, ...details }) => addSession(slug, details),
  'a session starts in so many minutes': ({ slug, minutes }) => {
    const startsAt = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
    addSession(slug, { startsAt, duration: 30 });
  },
  'a session with the required fields only': ({ slug }) => addSession(slug),
  'sessions in number': ({ count, title, startsAt }) => {
    db.sessions.clear();
    for (const number of downFrom(count)) {
      const day = new Date(Date.parse(startsAt) + (number - 1) * DAY_MS).toISOString();
      addSession(`class-${twoDigits(number)}`, { title, startsAt: day });
    }
  },
  'no session has the slug': ({ slug }) => {
    db.sessions.delete(slug);
  },
  // What a call makes is made by that call, so that what it wrote is read back. `verify.mjs` makes it by itself.
  'an account was made by call 3': ({ phone, ...profile }) => {
    db.mothers.delete(phone);
    signUp({ body: { idToken: tokenOf(phone), phone, profile } });
  },
  'a place was taken by call 9': ({ slug, phone }) => {
    ensureSession(slug);
    enrollInSession({ path: [slug], mother: addMother(phone) });
  },
  'a place was taken again by call 9': ({ slug, phone }) => {
    ensureSession(slug);
    const taken = { path: [slug], mother: addMother(phone) };
    for (const call of [enrollInSession, enrollInSession]) call(taken);
  },
  'the mother is enrolled': ({ slug, phone }) => {
    ensureSession(slug);
    addMother(phone).places.add(slug);
  },
  'the mother is not enrolled': ({ slug, phone }) => {
    ensureSession(slug);
    addMother(phone).places.delete(slug);
  },
};

/** Status and body of the answer to what the verifier posts. */
export const changeState = ({ action, state, params }) => {
  if (action === 'teardown') reset();
  // The name is empty for an interaction without states.
  if (action === 'teardown' || state === '') return [200, {}];
  if (!states[state]) return [404, { message: `This backend cannot set up "${state}".` }];
  return [200, states[state](params) ?? {}];
};
