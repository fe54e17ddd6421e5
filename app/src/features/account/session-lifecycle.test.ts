import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../../platform/storage.ts';
import { createAuthStore } from './auth-store.ts';
import { type Device, createSessionLifecycle } from './session-lifecycle.ts';

const authenticationOf = (id: string, phone: string) => ({
  token: `jan_${id}`,
  user: { id, phone, first_name: '', last_name: '', verified: true, role: '' },
});
const ananya = { authentication: authenticationOf('7', '9811122233'), uid: 'uid-7' };
const fatima = { authentication: authenticationOf('8', '9700055511'), uid: 'uid-8' };

/** Storage that every tab of a phone shares, as a browser's is. */
const createShared = () => {
  const entries: Record<string, string> = {};
  const browser = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => void (entries[key] = text),
    removeItem: (key: string) => void delete entries[key],
  };
  return { entries, open: () => Object.assign(Object.create(browser) as Storage, entries) };
};

const createTab = ({ open }: ReturnType<typeof createShared>) => {
  const local = createStorage(open);
  const store = createAuthStore(local);
  const device = {
    local,
    identity: {
      adopt: vi.fn<Device['identity']['adopt']>((uid) => Promise.resolve(`app of ${uid}`)),
      signOut: vi.fn<Device['identity']['signOut']>(() => Promise.resolve()),
      dropProof: vi.fn<Device['identity']['dropProof']>(() => Promise.resolve()),
    },
    lock: <Value>(work: () => Promise<Value>) => work(),
    clearTab: vi.fn<() => void>(),
    clearLeftovers: vi.fn<(userId: string | null) => void>(),
    clearAttempts: vi.fn<() => void>(),
    clearGuest: vi.fn<() => void>(),
    clearAttemptOfOther: vi.fn<(phone: string) => void>(),
  };
  return { local, store, device, session: createSessionLifecycle(store, device) };
};

let phone: ReturnType<typeof createShared>;
let tab: ReturnType<typeof createTab>;
let other: ReturnType<typeof createTab>;

beforeEach(() => {
  phone = createShared();
  tab = createTab(phone);
  other = createTab(phone);
  tab.session.start();
  other.session.start();
});

const userIn = ({ store }: typeof tab) => store.get().user?.id ?? null;

test('T-15 who signs in second, while the first is still being exchanged, stays', async () => {
  expect(await other.session.begin(fatima)).toBe('begun');
  expect(await tab.session.begin(ananya)).toBe('overtaken');
  expect(tab.device.identity.adopt).not.toHaveBeenCalled();
  expect([userIn(tab), userIn(other)]).toEqual(['8', '8']);
});

test('T-15 where another tab is faster in the middle of it, the provider keeps nobody of the slower', async () => {
  tab.device.identity.adopt.mockImplementation(async () => {
    await other.session.begin(fatima);
    return 'app of uid-7';
  });
  expect(await tab.session.begin(ananya)).toBe('overtaken');
  expect(userIn(tab)).toBe('8');
  expect(tab.device.identity.signOut).toHaveBeenLastCalledWith({
    butFor: { id: '8', uid: 'uid-8', app: 'app of uid-8', phone: '+919700055511' },
  });
});

test('T-25 a session begins with nothing of anybody else, and what its user wrote stays', async () => {
  for (const key of ['profile:7', 'feedback:7', 'timetable:8', 'consent:7', 'consent'])
    phone.entries[key] = 'x';
  const keep = vi.fn<() => void>(() => tab.local.write('profile:8', 'kept'));
  await tab.session.begin({ ...fatima, keep });
  expect(Object.keys(phone.entries).toSorted()).toEqual([
    'auth_token',
    'profile:8',
    'provider_user',
    'timetable:8',
    'user_data',
  ]);
});

test('a user who cannot be kept by the provider is not signed in', async () => {
  tab.device.identity.adopt.mockRejectedValue(new Error('The database is closed.'));
  await expect(tab.session.begin(ananya)).rejects.toThrow('closed');
  expect(userIn(tab)).toBeNull();
});

test('T-13 what a guest did here is nobody’s once somebody signs in in another tab', async () => {
  await tab.session.begin(ananya);
  expect(tab.device.clearGuest).not.toHaveBeenCalled();
  other.session.follow();
  expect(other.device.clearGuest).toHaveBeenCalledOnce();
});

test('T-25 a sign-in of somebody else does not stay in a tab where a user is signed in', async () => {
  await tab.session.begin(ananya);
  other.session.follow();
  expect(other.device.clearAttemptOfOther).toHaveBeenCalledWith(ananya.authentication.user.phone);
  const late = createTab(phone);
  late.session.start();
  expect(late.device.clearAttemptOfOther).toHaveBeenCalledWith(ananya.authentication.user.phone);
});

describe('T-25 with a session', () => {
  beforeEach(async () => {
    await tab.session.begin(ananya);
    other.session.follow();
    phone.entries['feedback:7'] = 'x';
  });

  test('logout takes everything, in this tab at once and in the others when they look', () => {
    expect(tab.session.end()).toBe(true);
    expect(Object.keys(phone.entries)).toEqual([]);
    expect(tab.device.clearTab).toHaveBeenCalledOnce();
    expect(tab.device.identity.signOut).toHaveBeenLastCalledWith({ butFor: null });
    other.session.follow();
    expect(userIn(other)).toBeNull();
    expect(other.device.clearTab).toHaveBeenCalledOnce();
  });

  test('a tab that missed a logout and a sign-in says whose phone it is now', async () => {
    const replaced = vi.fn<(user: { id: string }) => void>();
    const heard: string[] = [];
    other.session.onReplaced(replaced);
    other.device.clearTab.mockImplementation(() => void heard.push('forgotten'));
    other.store.subscribe(() => void heard.push(userIn(other) ?? 'nobody'));
    tab.session.end();
    await tab.session.begin(fatima);
    other.session.follow();
    expect(heard).toEqual(['forgotten', '8']);
    expect(replaced.mock.calls).toEqual([[fatima.authentication.user]]);
    expect(other.device.clearTab).toHaveBeenCalledOnce();
  });

  test('a tab that shows somebody of before does not log out who is signed in now', async () => {
    tab.session.end();
    await tab.session.begin(fatima);
    expect(other.session.end()).toBe(false);
    expect([userIn(tab), userIn(other)]).toEqual(['8', '8']);
  });

  test.each([
    ['user_data', '{"half":'],
    ['provider_user', '{"user":"8","uid":"uid-8","app":"x"}'],
    ['auth_token', undefined],
  ])('one that cannot be read is gone with everything that was its user’s: %s', (key, text) => {
    if (text === undefined) delete phone.entries[key];
    else phone.entries[key] = text;
    const later = createTab(phone);
    later.session.start();
    expect(userIn(later)).toBeNull();
    expect(Object.keys(phone.entries)).toEqual([]);
    expect(later.device.clearLeftovers.mock.calls).toEqual([[null]]);
    expect(later.device.identity.signOut).toHaveBeenLastCalledWith({ butFor: null });
  });
});
