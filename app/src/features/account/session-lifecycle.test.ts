import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../../platform/storage.ts';
import { createAuthStore } from './auth-store.ts';
import { type Device, createSessionLifecycle } from './session-lifecycle.ts';

const getAuthentication = (id: string, phone: string) => ({
  token: `jan_${id}`,
  user: { id, phone, first_name: '', last_name: '', verified: true, role: '' },
});
const ananya = { authentication: getAuthentication('7', '9811122233'), uid: 'uid-7' };
const fatima = { authentication: getAuthentication('8', '9700055511'), uid: 'uid-8' };

/** A storage that all tabs of a phone share, as a browser's is. */
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
      persistProviderUser: vi.fn<Device['identity']['persistProviderUser']>((uid) =>
        Promise.resolve(`app of ${uid}`),
      ),
      signOut: vi.fn<Device['identity']['signOut']>(() => Promise.resolve()),
      discardCredential: vi.fn<Device['identity']['discardCredential']>(() => Promise.resolve()),
    },
    lock: <Value>(work: () => Promise<Value>) => work(),
    clearTabData: vi.fn<() => void>(),
    clearOtherUsersData: vi.fn<(userId: string | null) => void>(),
    clearAttempts: vi.fn<() => void>(),
    clearGuestEvents: vi.fn<() => void>(),
    clearAttemptForOtherNumber: vi.fn<(phone: string) => void>(),
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

test('the second user to sign in stays, although the first exchange is still pending [T-15]', async () => {
  expect(await other.session.begin(fatima)).toBe('begun');
  expect(await tab.session.begin(ananya)).toBe('superseded');
  expect(tab.device.identity.persistProviderUser).not.toHaveBeenCalled();
  expect([userIn(tab), userIn(other)]).toEqual(['8', '8']);
});

test("where another tab finishes first, the provider's user of the slower tab is removed [T-15]", async () => {
  tab.device.identity.persistProviderUser.mockImplementation(async () => {
    await other.session.begin(fatima);
    return 'app of uid-7';
  });
  expect(await tab.session.begin(ananya)).toBe('superseded');
  expect(userIn(tab)).toBe('8');
  expect(tab.device.identity.signOut).toHaveBeenLastCalledWith({
    except: { id: '8', uid: 'uid-8', app: 'app of uid-8', phone: '+919700055511' },
  });
});

test('a session begins with the entries of its user and without those of others [T-25]', async () => {
  for (const key of ['profile:7', 'feedback:7', 'timetable:8', 'consent:7', 'consent'])
    phone.entries[key] = 'x';
  const persistMore = vi.fn<() => void>(() => tab.local.write('profile:8', 'saved'));
  await tab.session.begin({ ...fatima, persistProfile: persistMore });
  expect(Object.keys(phone.entries).toSorted()).toEqual([
    'auth_token',
    'profile:8',
    'provider_user',
    'timetable:8',
    'user_data',
  ]);
});

test('a user whom the provider cannot persist is not signed in', async () => {
  tab.device.identity.persistProviderUser.mockRejectedValue(new Error('The database is closed.'));
  await expect(tab.session.begin(ananya)).rejects.toThrow('closed');
  expect(userIn(tab)).toBeNull();
});

test("a guest's events are discarded once a user signs in in another tab [T-13]", async () => {
  await tab.session.begin(ananya);
  expect(tab.device.clearGuestEvents).not.toHaveBeenCalled();
  other.session.syncFromStorage();
  expect(other.device.clearGuestEvents).toHaveBeenCalledOnce();
});

test('a sign-in with another number is cleared in a tab where a user is signed in [T-25]', async () => {
  await tab.session.begin(ananya);
  other.session.syncFromStorage();
  expect(other.device.clearAttemptForOtherNumber).toHaveBeenCalledWith(ananya.authentication.user.phone);
  const late = createTab(phone);
  late.session.start();
  expect(late.device.clearAttemptForOtherNumber).toHaveBeenCalledWith(ananya.authentication.user.phone);
});

describe('with a session [T-25]', () => {
  beforeEach(async () => {
    await tab.session.begin(ananya);
    other.session.syncFromStorage();
    phone.entries['feedback:7'] = 'x';
  });

  test('logout clears this tab at once, and the others when they read the storage', () => {
    expect(tab.session.end()).toBe(true);
    expect(Object.keys(phone.entries)).toEqual([]);
    expect(tab.device.clearTabData).toHaveBeenCalledOnce();
    expect(tab.device.identity.signOut).toHaveBeenLastCalledWith({ except: null });
    other.session.syncFromStorage();
    expect(userIn(other)).toBeNull();
    expect(other.device.clearTabData).toHaveBeenCalledOnce();
  });

  test('a tab that missed a logout and a sign-in shows the user whose session is stored', async () => {
    const replaced = vi.fn<(user: { id: string }) => void>();
    const replacedBy: string[] = [];
    other.session.onReplaced(replaced);
    other.device.clearTabData.mockImplementation(() => void replacedBy.push('cleared'));
    other.store.subscribe(() => void replacedBy.push(userIn(other) ?? 'no user'));
    tab.session.end();
    await tab.session.begin(fatima);
    other.session.syncFromStorage();
    expect(replacedBy).toEqual(['cleared', '8']);
    expect(replaced.mock.calls).toEqual([[fatima.authentication.user]]);
    expect(other.device.clearTabData).toHaveBeenCalledOnce();
  });

  test('a tab that shows a former user does not log out the current one', async () => {
    tab.session.end();
    await tab.session.begin(fatima);
    expect(other.session.end()).toBe(false);
    expect([userIn(tab), userIn(other)]).toEqual(['8', '8']);
  });

  test.each([
    ['user_data', '{"half":'],
    ['provider_user', '{"user":"8","uid":"uid-8","app":"x"}'],
    ['auth_token', undefined],
  ])('a session that cannot be read is removed with all entries of its user: %s', (key, text) => {
    if (text === undefined) delete phone.entries[key];
    else phone.entries[key] = text;
    const later = createTab(phone);
    later.session.start();
    expect(userIn(later)).toBeNull();
    expect(Object.keys(phone.entries)).toEqual([]);
    expect(later.device.clearOtherUsersData.mock.calls).toEqual([[null]]);
    expect(later.device.identity.signOut).toHaveBeenLastCalledWith({ except: null });
  });
});
