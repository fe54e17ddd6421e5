import { storageKeys } from '../../src/platform/storage.ts';
import { NOW } from './render-app.tsx';
import {
  type Person,
  SLUG,
  getCode,
  getDeviceProfile,
  getEnrolment,
  toProfileValues,
  toSentProfile,
  toSignUpValues,
  getUser,
} from './stored-user.ts';

/** A page that reads stored entries. */
export type Visit = 'dashboard' | 'sessions' | 'session' | 'settings' | 'sign-up' | 'code';

export type StoredEntry = {
  store: 'local' | 'session';
  /** The key; for an entry of one user, with the user's ID. */
  key: (userId: string) => string;
  /** The text as the app writes it now. */
  text: (person: Person) => string;
  /** Formats of earlier versions (`git log -S` on the key), which have to be read or ignored. */
  earlier: (person: Person) => string[];
  visits: readonly [Visit, ...Visit[]];
  /** The session cannot be restored without it. */
  isRequiredForSession?: true;
};

const toJson = (value: unknown) => JSON.stringify(value);
const HALF_HOUR_MS = 30 * 60_000;
type Key = string | ((userId: string) => string);
type Text = (person: Person) => string;
type Visits = StoredEntry['visits'];

const entry =
  (store: StoredEntry['store']) =>
  (key: Key, visits: Visits, text: Text, earlier: StoredEntry['earlier'] = () => []): StoredEntry => ({
    store,
    key: typeof key === 'string' ? () => key : key,
    visits,
    text,
    earlier,
  });
const local = entry('local');
const session = entry('session');
const keys = storageKeys;

/** Every entry of `storageKeys`. A new key does not compile until it is listed. */
export const storedEntries: Record<keyof typeof storageKeys, StoredEntry> = {
  authToken: { ...local(keys.authToken, ['dashboard'], () => 'jan_1'), isRequiredForSession: true },
  userData: {
    ...local(keys.userData, ['dashboard', 'settings'], (person) => toJson(getUser(person))),
    isRequiredForSession: true,
  },
  providerUser: {
    ...local(
      keys.providerUser,
      ['dashboard'],
      ({ id }) => toJson({ user: id, uid: `uid-${id}`, app: `app-${id}` }),
      // Before each session had its own app of the provider's SDK.
      ({ id }) => [toJson({ user: id, uid: `uid-${id}` })],
    ),
    isRequiredForSession: true,
  },
  pendingPhone: local(keys.pendingPhone, ['sign-up'], ({ phone }) => phone),
  pendingPhoneUntil: local(keys.pendingPhoneUntil, ['sign-up'], () => String(NOW + HALF_HOUR_MS)),
  pendingProfile: session(
    keys.pendingProfile,
    ['code'],
    (person) => toJson({ ...toSentProfile(person), state_name: 'Maharashtra' }),
    // Before the state's name was stored.
    (person) => [toJson(toSentProfile(person))],
  ),
  pendingCode: session(
    keys.pendingCode,
    ['code'],
    (person) => toJson(getCode(person)),
    // Before a lost response and a confirmed code were stored.
    ({ phone }) => [toJson({ mode: 'signup', phone, verificationId: 'v', sentAt: NOW })],
  ),
  signInAttempt: session(keys.signInAttempt, ['code', 'sign-up'], ({ phone }) =>
    toJson({ phone, round: '0.5', until: NOW + HALF_HOUR_MS }),
  ),
  signInRound: local(keys.signInRound, ['code', 'sign-up'], () => '0.5'),
  signUpDraft: session(keys.signUpDraft, ['sign-up'], (person) =>
    toJson({ phone: person.phone, values: toSignUpValues(person) }),
  ),
  returnTo: session(
    keys.returnTo,
    ['dashboard'],
    () => `/session/${SLUG}?tab=about`,
    () => [`/session/${SLUG}`],
  ),
  feedbackDraft: session(keys.feedbackDraft, ['session'], ({ id, name }) =>
    toJson({ userId: id, slug: SLUG, rating: 3, comment: `By ${name}` }),
  ),
  profileDraft: session(keys.profileDraft, ['settings'], (person) =>
    toJson({ userId: person.id, values: toProfileValues(person) }),
  ),
  theme: local(
    keys.theme,
    ['settings'],
    () => 'dark',
    () => ['system'],
  ),
  language: local(keys.language, ['settings'], () => 'hi'),
  consent: local(
    keys.consent,
    ['dashboard', 'settings'],
    () => toJson({ analytics: false, version: 2, text: 'abc', at: new Date(NOW).toISOString() }),
    () => [toJson({ analytics: false, version: 2 })],
  ),
  deviceProfile: local(
    keys.deviceProfile,
    ['settings', 'dashboard'],
    (person) => toJson(getDeviceProfile(person)),
    // As sign-up stored it: without the fields of settings, and earlier without the state's name.
    (person) => [toJson(toSentProfile(person)), toJson({ due_date: '2027-03-14' })],
  ),
  feedback: local(keys.feedback, ['session'], ({ name }) =>
    toJson({ [SLUG]: { rating: 4, comment: `By ${name}`, date: new Date(NOW).toISOString() } }),
  ),
  timetable: local(keys.timetable, ['dashboard', 'sessions', 'session'], (person) =>
    toJson([getEnrolment(person)]),
  ),
};
