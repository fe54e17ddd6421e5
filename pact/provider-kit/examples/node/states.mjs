/** The state endpoint: the setup of each state of the contract, and its values. `states.json` describes all of them. */
import { enrollInSession, signUp } from './calls.mjs';
import { addSession, addUser, db, reset, getToken } from './data.mjs';

const MINUTE_MS = 60_000;
const addMinutes = (minutes) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

const addSessions = ({ sessions }) => {
  for (const { startsIn, ...row } of sessions)
    addSession(startsIn === undefined ? row : { ...row, startsAt: addMinutes(startsIn) });
};

const ensureSession = (slug) => {
  if (!db.sessions.has(slug)) addSession({ slug });
};

const addAccount = ({ phone, enrolled_in: slug, ...names }) => {
  const { enrolments } = addUser(phone, names);
  if (slug !== undefined) {
    enrolments.add(slug);
    ensureSession(slug);
  }
  return { userToken: getToken(phone) };
};

const states = {
  'a user exists': addAccount,
  'another user exists': (account) => void addAccount(account),
  'a phone number is verified': ({ phone }) => ({ phoneToken: getToken(phone) }),
  'sessions exist': addSessions,
  'a hospital exists': (hospital) => void db.hospitals.set(hospital.code, hospital),
  'a country has states': ({ country, names }) => {
    db.states.set(
      country,
      names.map((name, index) => ({ id: 14 + index, name })),
    );
  },
  // The kit sets up these two with the operations; they are here for Pact's verifier.
  'a user has signed up': ({ phone, ...profile }) => {
    signUp({ body: { idToken: getToken(phone), phone, profile } });
    return { signedUpToken: getToken(phone) };
  },
  'a user has enrolled': ({ phone, slugs }) => {
    slugs.forEach(ensureSession);
    for (const slug of slugs) enrollInSession({ path: [slug], user: addUser(phone) });
    return { enrolledToken: getToken(phone) };
  },
  // Used by the recommended pact.
  'too many requests': ({ retryAfter }) => {
    db.secondsToWait = retryAfter;
  },
  'many hospitals exist': ({ count, name }) => {
    for (let position = count; position > 0; position -= 1) {
      const number = String(position).padStart(2, '0');
      db.hospitals.set(`H-${number}`, {
        code: `H-${number}`,
        name: `${name} ${number}`,
        city: '',
        doctors: [],
      });
    }
  },
};

/** Status and body of the response to a state change of the verifier. */
export const changeState = ({ action, state, params }) => {
  if (action === 'teardown') reset();
  // The name is empty for an interaction without states.
  if (action === 'teardown' || state === '') return [200, {}];
  if (!Object.hasOwn(states, state)) return [404, { message: `This backend cannot set up "${state}".` }];
  return [200, states[state](params) ?? {}];
};
