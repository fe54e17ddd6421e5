/**
 * States that a call sets up: the kit makes the call, as the web app does, and the interaction reads back what it
 * wrote. This finds a backend that responds well and writes nothing.
 */
export class CallRefused extends Error {}

const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_IN_DAYS = 140;
const NOT_FOUND = 404;

/** The dashboard's list, which the app has read when a user enrols. */
const LIST = '/user/sessions?limit=10&upcoming=true';

const post = ({ send }, path, { token, body } = {}) =>
  send({
    method: 'POST',
    path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });

/** What was not written cannot be read back. */
const done = (path, { status, content }) => {
  if (status !== 200)
    throw new CallRefused(`POST ${path}, which sets it up, has status ${status}: ${String(content)}`);
};

const signUp = async (backend, { phone, ...names }) => {
  const { phoneToken } = await backend.become('a phone number is verified', { phone });
  const { stateId = 14 } = await backend.become('a country has states', {
    country: 1,
    names: ['Maharashtra'],
  });
  const profile = {
    ...names,
    due_date: new Date(Date.now() + DUE_IN_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
    state_id: stateId,
    city: 'Wai',
    hospital: 'Patil Nursing Home',
    doctor: 'Dr Meera Patil',
  };
  // The app asks both before: a response that is cached for too long shows.
  await post(backend, '/user/auth/check-phone', { body: { phone } });
  await post(backend, '/user/auth/verify-firebase-token', { body: { idToken: phoneToken } });
  const path = '/user/auth/signup/verify-firebase-token';
  done(path, await post(backend, path, { body: { idToken: phoneToken, phone, profile } }));
  return { signedUpToken: phoneToken };
};

const enrol = async (backend, { phone, slugs }) => {
  const { userToken } = await backend.become('a user exists', { phone });
  const read = (path) =>
    backend.send({ method: 'GET', path, headers: { authorization: `Bearer ${userToken}` } });
  const pathOf = (slug) => `/user/sessions/${encodeURIComponent(slug)}`;
  // The app reads both before: a response that is cached for too long, or for another user, shows.
  for (const slug of new Set(slugs)) {
    const { status } = await read(pathOf(slug));
    if (status !== NOT_FOUND) continue;
    await backend.become('sessions exist', { sessions: [{ slug }] });
    await read(pathOf(slug));
  }
  await read(LIST);
  for (const slug of slugs) {
    const path = `${pathOf(slug)}/enroll`;
    done(path, await post(backend, path, { token: userToken }));
  }
  return { enrolledToken: userToken };
};

export const madeByCall = { 'a user has signed up': signUp, 'a user has enrolled': enrol };
