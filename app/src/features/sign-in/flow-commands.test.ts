import { beforeEach, expect, test, vi } from 'vitest';
import { type AnalyticsSink, analytics } from '../../platform/analytics.ts';
import { api } from '../../platform/api.ts';
import { localStore, readJson, storageKeys } from '../../platform/storage.ts';
import { type FlowActions, perform } from './flow-commands.ts';
import { pendingCode, pendingPhone, pendingProfile } from '../account/pending.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';

const phone = '9876543210';
const authentication = {
  token: 'jan_1',
  user: { id: '7', phone, first_name: 'Meera', last_name: 'Kulkarni', verified: true, role: 'user' },
};
const profile = {
  first_name: 'Meera',
  last_name: 'Kulkarni',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Patil',
};

const credential = { uid: 'uid-7', idToken: 'token' };

const fakeActions = () => ({
  notify: vi.fn<FlowActions['notify']>(),
  open: vi.fn<FlowActions['open']>(),
  signIn: vi.fn<FlowActions['signIn']>(({ persistProfile: persistProfileNow }) => {
    persistProfileNow?.();
    return Promise.resolve('begun');
  }),
});
const fakeSink = () => ({
  capture: vi.fn<AnalyticsSink['capture']>(),
  identify: vi.fn<AnalyticsSink['identify']>(),
  reset: vi.fn<AnalyticsSink['reset']>(),
  stop: vi.fn<AnalyticsSink['stop']>(),
});
let actions: ReturnType<typeof fakeActions>;
let sink: ReturnType<typeof fakeSink>;

beforeEach(() => {
  vi.useRealTimers();
  actions = fakeActions();
  sink = fakeSink();
  analytics.connect(sink);
  for (const entry of [pendingPhone, pendingProfile, pendingCode]) entry.remove();
});

test('a login is sent to analytics, with phone and user id [OT-23]', async () => {
  await perform({ do: 'sign in', authentication, uid: 'uid-7', mode: 'login' }, actions);
  expect(sink.capture.mock.calls).toEqual([['user_login', { phone, user_id: '7' }]]);
  expect(actions.signIn).toHaveBeenCalledWith({ authentication, uid: 'uid-7' });
});

test('a sign-up is sent, and only the saved profile is left of its pending entries [OT-19, OT-23, T-04]', async () => {
  pendingPhone.write(phone);
  pendingProfile.write({ ...profile, state_name: 'Maharashtra' });
  await perform({ do: 'sign in', authentication, uid: 'uid-7', mode: 'signup' }, actions);
  expect(sink.capture.mock.calls).toEqual([['user_signup', { phone, user_id: '7' }]]);
  expect([pendingPhone.read(), pendingProfile.read(), pendingCode.read()]).toEqual([null, null, null]);
  const { first_name: _first, last_name: _last, ...sent } = profile;
  expect(readJson(localStore, storageKeys.deviceProfile('7'))).toEqual({
    ...sent,
    state_name: 'Maharashtra',
  });
});

test('a superseded sign-in is not sent to analytics', async () => {
  actions.signIn.mockResolvedValue('superseded');
  pendingPhone.write(phone);
  const event = await perform({ do: 'sign in', authentication, uid: 'uid-7', mode: 'login' }, actions);
  expect(event).toEqual({ type: 'superseded' });
  expect(sink.capture).not.toHaveBeenCalled();
});

test('the dashboard opens after about 100 ms [OT-19]', async () => {
  vi.useFakeTimers();
  await perform({ do: 'open dashboard' }, actions);
  await vi.advanceTimersByTimeAsync(99);
  expect(actions.open).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(actions.open).toHaveBeenCalledWith('/dashboard', { replace: true });
});

test('the same number retains its profile; another number starts a new one', async () => {
  await perform({ do: 'save phone', phone }, actions);
  await perform({ do: 'save profile', profile }, actions);
  await perform({ do: 'save phone', phone }, actions);
  expect(pendingProfile.read()).toEqual(profile);
  await perform({ do: 'save phone', phone: '9876500000' }, actions);
  expect([pendingPhone.read(), pendingProfile.read()]).toEqual(['9876500000', null]);
});

test('another number in the same tab ends the previous attempt [T-25]', async () => {
  signInAttempt.start(phone);
  await perform({ do: 'save profile', profile }, actions);
  // There is no backend here: the attempt ends before the response.
  await perform({ do: 'check phone', phone }, actions).catch(() => {});
  expect(pendingProfile.read()).toEqual(profile);
  await perform({ do: 'check phone', phone: '9876500000' }, actions).catch(() => {});
  expect(pendingProfile.read()).toBeNull();
  signInAttempt.end();
});

test('the name of a state is saved for settings, and not sent', async () => {
  const signUp = vi.spyOn(api, 'signUp').mockResolvedValue(authentication);
  pendingProfile.write({ ...profile, state_name: 'Maharashtra' });
  await perform({ do: 'exchange', call: 'signup', phone, credential }, actions);
  expect(signUp.mock.calls).toEqual([[{ idToken: credential.idToken, phone, profile }]]);
  signUp.mockRestore();
});

test('a sign-up without its profile is an error, not a request [OT-15]', async () => {
  await expect(perform({ do: 'exchange', call: 'signup', phone, credential }, actions)).rejects.toThrow(
    'Failed to create account. Please try again.',
  );
});
