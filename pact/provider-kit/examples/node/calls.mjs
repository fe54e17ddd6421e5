/** The nine operations: method, path below the base, bearer rule, and the response as status, body and headers. */
import { addUser, db, getPhone } from './data.mjs';
import { toSessionResponse } from './show-session.mjs';

const MAX_HOSPITALS = 50;
const MINUTE_MS = 60_000;

const createSuccess = (data) => [200, { success: true, message: 'OK', data }];
export const createError = (status, message, headers) => [status, { success: false, message }, headers];
const normalize = (text) => text.normalize('NFC').toLowerCase();
const includesText = (text, part = '') => normalize(text).includes(normalize(part));

const createAuthResponse = ({ id, phone, first_name, last_name }) =>
  createSuccess({
    user: { id, phone, first_name, last_name, verified: true, role: 'user' },
    token: `own-${id}`,
  });

const checkPhone = ({ body }) => {
  if (db.secondsToWait)
    return createError(429, 'Please wait a moment.', { 'Retry-After': String(db.secondsToWait) });
  return createSuccess({ exists: db.users.has(body.phone) });
};

const logIn = ({ body }) => {
  const phone = getPhone(body.idToken);
  if (!phone) return createError(401, 'Please sign in again.');
  const user = db.users.get(phone);
  return user ? createAuthResponse(user) : createError(404, 'No account uses this phone number.');
};

export const signUp = ({ body }) => {
  const phone = getPhone(body.idToken);
  if (!phone) return createError(401, 'Please sign in again.');
  if (phone !== body.phone) return createError(400, 'This is not the number that was proved.');
  if (db.users.has(phone)) return createError(409, 'An account already uses this phone number.');
  return createAuthResponse(addUser(phone, body.profile));
};

const listHospitals = ({ query: { search } }) => {
  const found = [...db.hospitals.values()]
    .filter(({ name, city }) => includesText(name, search) || includesText(city, search))
    .toSorted(
      (one, other) =>
        includesText(other.name, search) - includesText(one.name, search) ||
        one.name.localeCompare(other.name),
    );
  return createSuccess(
    found
      .slice(0, MAX_HOSPITALS)
      .map(({ code, name, doctors }) =>
        doctors.length > 0 ? { code, name, doctor_count: doctors.length } : { code, name },
      ),
  );
};

const listDoctors = ({ query, path: [code] }) => {
  const hospital = db.hospitals.get(code);
  if (!hospital) return createError(404, 'This hospital is not in our list.');
  return createSuccess(hospital.doctors.filter(({ doctor }) => includesText(doctor, query.search)));
};

const getPage = (rows, page, limit) => rows.slice((page - 1) * limit, page * limit);

const listStates = ({ path: [country], query: { page = '1', limit = '50' } }) => {
  const rows = db.states.get(Number(country))?.toSorted((one, other) => one.name.localeCompare(other.name));
  if (!rows) return createError(404, 'This country is not in our list.');
  const total = rows.length;
  const pagination = {
    page: Number(page),
    limit: Number(limit),
    total,
    total_pages: Math.ceil(total / limit),
  };
  return [200, { success: true, message: 'OK', data: getPage(rows, page, limit), pagination }];
};

const matchesQuery = (session, { search, state_id, hospital, upcoming }) =>
  (includesText(session.title, search) || includesText(session.description ?? '', search)) &&
  (!state_id || session.state_id === Number(state_id)) &&
  (!hospital || session.hospital === hospital) &&
  (upcoming !== 'true' || session.startsAt > Date.now());

const listSessions = ({ query, user }) => {
  const { page = 1, limit = 12, upcoming } = query;
  const soonestFirst = [...db.sessions.values()]
    .filter((session) => matchesQuery(session, query))
    .toSorted((one, other) => one.startsAt - other.startsAt);
  const found = upcoming === 'true' ? soonestFirst : soonestFirst.toReversed();
  return createSuccess(getPage(found, page, limit).map((session) => toSessionResponse(session, user)));
};

const getSession = ({ path: [slug], user }) => {
  const session = db.sessions.get(slug);
  return session ? createSuccess(toSessionResponse(session, user)) : createError(404, 'Session not found');
};

export const enrollInSession = ({ path: [slug], user }) => {
  const session = db.sessions.get(slug);
  if (!session) return createError(404, 'Session not found');
  const end = session.startsAt + session.duration * MINUTE_MS;
  if (!user.enrolments.has(slug) && end < Date.now()) return createError(409, 'This session is over.');
  user.enrolments.add(slug);
  return createSuccess({ is_enrolled: true });
};

/** A bearer is ignored, optional or required. */
export const calls = [
  ['POST', /^\/user\/auth\/check-phone$/, 'none', checkPhone],
  ['POST', /^\/user\/auth\/verify-firebase-token$/, 'none', logIn],
  ['POST', /^\/user\/auth\/signup\/verify-firebase-token$/, 'none', signUp],
  ['GET', /^\/hospitals$/, 'optional', listHospitals],
  ['GET', /^\/hospitals\/([^/]+)\/doctors$/, 'optional', listDoctors],
  ['GET', /^\/countries\/(\d+)\/states$/, 'optional', listStates],
  ['GET', /^\/user\/sessions$/, 'required', listSessions],
  ['GET', /^\/user\/sessions\/([^/]+)$/, 'required', getSession],
  ['POST', /^\/user\/sessions\/([^/]+)\/enroll$/, 'required', enrollInSession],
];
