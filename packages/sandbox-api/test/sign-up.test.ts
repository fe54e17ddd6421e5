import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, REGISTERED_PHONE, UNREGISTERED_PHONE } from '../src/index.ts';
import { sendRequest, getToken } from './send.ts';

const sandbox = createSandbox();
beforeEach(() => sandbox.reset());

const SIGN_UP = 'POST /user/auth/signup/verify-firebase-token';
const LOG_IN = 'POST /user/auth/verify-firebase-token';
const CHECK_PHONE = 'POST /user/auth/check-phone';

const profile = {
  first_name: 'श्री',
  last_name: 'Patil',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Wai',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Meera Patil',
};
const signUp = (changes: Record<string, unknown> = {}, phone = UNREGISTERED_PHONE) =>
  sendRequest(sandbox, SIGN_UP, {
    body: { idToken: getToken(UNREGISTERED_PHONE), phone, profile: { ...profile, ...changes } },
  });
type AuthData = { user: { id: number; phone: string; first_name: string }; token: string };

describe('an account [AP-02, AP-03, AP-04]', () => {
  it('is created by sign-up, and can then log in', async () => {
    const isRegistered = async () =>
      (await sendRequest(sandbox, CHECK_PHONE, { body: { phone: UNREGISTERED_PHONE } })).body['data'];
    const idToken = getToken(UNREGISTERED_PHONE);
    expect(await isRegistered()).toEqual({ exists: false });
    expect((await sendRequest(sandbox, LOG_IN, { body: { idToken } })).status).toBe(404);

    const created = (await signUp()).body['data'] as AuthData;
    expect(created.user).toMatchObject({ phone: UNREGISTERED_PHONE, first_name: 'श्री' });

    expect(await isRegistered()).toEqual({ exists: true });
    expect((await sendRequest(sandbox, LOG_IN, { body: { idToken } })).body['data']).toEqual(created);
    expect((await signUp()).status).toBe(409);
  });

  it('is created only for the proved phone number', async () => {
    const { status, body } = await signUp({}, REGISTERED_PHONE);
    expect(status).toBe(400);
    expect(body['message']).toBe('This is not the phone number that was confirmed.');
  });

  it.each([
    [{ first_name: 'Anan7a' }, 'First name can only contain letters and spaces'],
    [{ last_name: "D'Souza" }, 'Last name can only contain letters and spaces'],
    [{ state_id: 99 }, 'This state is not in our list.'],
    [{ hospital_code: 'XX-0001' }, 'This hospital is not in our list.'],
    [
      { hospital_code: 'MH-0002', doctor_code: 'MH-0001-D01' },
      'This doctor is not in the list of this hospital.',
    ],
    [{ doctor_code: 'MH-0001-D01' }, 'This doctor is not in the list of this hospital.'],
    [{ hospital_code: '' }, 'body.profile.hospital_code must NOT have fewer than 1 characters'],
    [{ due_date: '14/03/2027' }, 'body.profile.due_date must match format "date"'],
    [{ first_name: 'A' }, 'body.profile.first_name must NOT have fewer than 2 characters'],
    [{ first_name: 'अ'.repeat(51) }, 'body.profile.first_name must NOT have more than 50 characters'],
  ])('is rejected with %j', async (changes, problem) => {
    const { status, body } = await signUp(changes);
    expect(status).toBe(400);
    expect(body['message']).toContain(problem);
    expect(
      (await sendRequest(sandbox, LOG_IN, { body: { idToken: getToken(UNREGISTERED_PHONE) } })).status,
    ).toBe(404);
  });

  it('stores a listed hospital and doctor by their codes [G-07]', async () => {
    const { status } = await signUp({ hospital_code: 'MH-0001', doctor_code: 'MH-0001-D01' });
    expect(status).toBe(200);
  });
});
