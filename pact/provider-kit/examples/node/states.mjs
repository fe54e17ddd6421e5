/** The state endpoint: what each state of the contract sets up, and what it gives out. `states.json` has them all. */
import { addHospital, addMother, addSession, db, reset, tokenOf } from './data.mjs';

const ensureSession = (slug) => {
  if (!db.sessions.has(slug)) addSession(slug);
};

const states = {
  'a signed-in user': ({ phone }) => {
    addMother(phone);
    return { accessToken: tokenOf(phone) };
  },
  'a proved phone number': ({ phone }) => ({ idToken: tokenOf(phone) }),
  'a phone number is registered': ({ phone }) => {
    addMother(phone);
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
  'hospitals exist': ({ search }) => addHospital('MH-0009', `${search} hospital`, []),
  'no hospitals match': () => db.hospitals.clear(),
  'a hospital with doctors': ({ code, doctor }) =>
    addHospital(code, 'Sunrise Mother & Child Centre', [{ doctor_code: 'MH-0001-D01', doctor }]),
  'a hospital without doctors': ({ code }) => addHospital(code, 'New Life Mother & Baby Hospital', []),
  'no hospital has the code': ({ code }) => {
    db.hospitals.delete(code);
  },
  'a country with states': ({ country }) => {
    db.states.set(country, [{ id: 14, name: 'Maharashtra' }]);
  },
  'no such country': ({ country }) => {
    db.states.delete(country);
  },
  'sessions exist': ({ search }) => addSession('any', { title: `Any ${search}` }),
  'no sessions': () => db.sessions.clear(),
  'a session exists': ({ slug, ...details }) => addSession(slug, details),
  'a session with the required fields only': ({ slug }) => addSession(slug),
  'a session is over': ({ slug }) => addSession(slug, { startsIn: -1 }),
  'no session has the slug': ({ slug }) => {
    db.sessions.delete(slug);
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
  if (!states[state]) return [400, { message: `This backend cannot set up "${state}".` }];
  return [200, states[state](params) ?? {}];
};
