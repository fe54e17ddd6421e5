/**
 * States that a call makes: the kit makes the call, as the web app does, and the interaction reads back what it
 * wrote. A backend that answers well and forgets is found out here.
 */
export class CallRefused extends Error {}

const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_IN_DAYS = 140;

/** The dashboard's list: the app has it when it takes a place. */
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
    throw new CallRefused(`POST ${path}, which makes it, answered ${status}: ${String(content)}`);
};

const read = ({ send }, path, token) =>
  send({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });

/** Reads first, as the app does: an answer that is kept for too long, or for somebody else, shows afterwards. */
const takePlace = async (backend, { phone, slug }, times) => {
  await backend.become('the mother is not enrolled', { phone, slug });
  const { accessToken } = await backend.become('a signed-in user', { phone });
  const path = `/user/sessions/${encodeURIComponent(slug)}`;
  for (const each of [LIST, path]) await read(backend, each, accessToken);
  for (let time = 0; time < times; time += 1) await post(backend, `${path}/enroll`, { token: accessToken });
  return {};
};

export const madeByCall = {
  'an account was made by call 3': async (backend, { phone, first_name, last_name }) => {
    await backend.become('a phone number is not registered', { phone });
    const { stateId = 14 } = await backend.become('a country with states', {
      country: 1,
      names: ['Maharashtra'],
    });
    const { idToken } = await backend.become('a proved phone number', { phone });
    const profile = {
      first_name,
      last_name,
      due_date: new Date(Date.now() + DUE_IN_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
      state_id: stateId,
      city: 'Wai',
      hospital: 'Patil Nursing Home',
      doctor: 'Dr Meera Patil',
    };
    // The app asks both before: an answer that is kept for too long shows.
    await post(backend, '/user/auth/check-phone', { body: { phone } });
    await post(backend, '/user/auth/verify-firebase-token', { body: { idToken } });
    const path = '/user/auth/signup/verify-firebase-token';
    done(path, await post(backend, path, { body: { idToken, phone, profile } }));
    return {};
  },
  'a place was taken by call 9': (backend, params) => takePlace(backend, params, 1),
  'a place was taken again by call 9': (backend, params) => takePlace(backend, params, 2),
};
