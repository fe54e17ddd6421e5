/**
 * States that are set up by an operation: the kit calls it as the web app does, and the interaction reads the stored
 * data. This detects a backend that responds with success and stores nothing.
 */
export class SetupCallError extends Error {}

const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_IN_DAYS = 140;
const NOT_FOUND = 404;

/** The dashboard's list, which the app has loaded before a user enrols. */
const DASHBOARD_SESSIONS = '/user/sessions?limit=10&upcoming=true';

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

/** Throws if the operation failed, because then nothing was stored. */
const requireSuccess = (path, { status, content }) => {
  if (status !== 200)
    throw new SetupCallError(`POST ${path}, which sets it up, has status ${status}: ${String(content)}`);
};

const signUp = async (backend, { phone, ...names }) => {
  const { phoneToken } = await backend.setProviderState('a phone number is verified', { phone });
  const { stateId = 14 } = await backend.setProviderState('a country has states', {
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
  // The app sends both requests first, which detects responses that are cached for too long.
  await post(backend, '/user/auth/check-phone', { body: { phone } });
  await post(backend, '/user/auth/verify-firebase-token', { body: { idToken: phoneToken } });
  const path = '/user/auth/signup/verify-firebase-token';
  requireSuccess(path, await post(backend, path, { body: { idToken: phoneToken, phone, profile } }));
  return { signedUpToken: phoneToken };
};

const enrol = async (backend, { phone, slugs }) => {
  const { userToken } = await backend.setProviderState('a user exists', { phone });
  const get = (path) =>
    backend.send({ method: 'GET', path, headers: { authorization: `Bearer ${userToken}` } });
  const getPath = (slug) => `/user/sessions/${encodeURIComponent(slug)}`;
  // The app sends both requests first, which detects responses that are cached for too long or for another user.
  for (const slug of new Set(slugs)) {
    const { status } = await get(getPath(slug));
    if (status !== NOT_FOUND) continue;
    await backend.setProviderState('sessions exist', { sessions: [{ slug }] });
    await get(getPath(slug));
  }
  await get(DASHBOARD_SESSIONS);
  for (const slug of slugs) {
    const path = `${getPath(slug)}/enroll`;
    requireSuccess(path, await post(backend, path, { token: userToken }));
  }
  return { enrolledToken: userToken };
};

export const setupCalls = { 'a user has signed up': signUp, 'a user has enrolled': enrol };
