/** Everything the example stores, in memory. A token is the phone number that it proves. */

const DAY_MS = 24 * 60 * 60 * 1000;

export const db = {};

export const reset = () =>
  Object.assign(db, {
    users: new Map(),
    hospitals: new Map(),
    states: new Map(),
    sessions: new Map(),
    secondsToWait: undefined,
  });
reset();

export const getToken = (phone) => `token-${phone}`;
export const getPhone = (token) => /^token-(\d{10})$/.exec(token ?? '')?.[1];

export const addUser = (phone, { first_name = 'Ananya', last_name = 'Deshpande' } = {}) => {
  const id = db.users.size + 1;
  const user = db.users.get(phone) ?? { id, phone, first_name, last_name, enrolments: new Set() };
  db.users.set(phone, user);
  return user;
};

/** Tomorrow, unless `startsAt` is given. */
export const addSession = ({ slug, startsAt, ...details }) => {
  const id = db.sessions.size + 1;
  const starts = startsAt === undefined ? Date.now() + DAY_MS : Date.parse(startsAt);
  const required = { id, slug, title: 'Gentle prenatal yoga', program: 'Exercise', duration: 45 };
  db.sessions.set(slug, { ...required, ...details, startsAt: starts });
};
