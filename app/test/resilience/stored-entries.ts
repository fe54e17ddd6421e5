import { storageKeys } from '../../src/platform/storage.ts';
import { NOW } from './product.tsx';
import {
  type Person,
  SLUG,
  codeOf,
  deviceProfileOf,
  enrolmentOf,
  profileValuesOf,
  sentProfileOf,
  signUpValuesOf,
  userOf,
} from './stored-user.ts';

/** A page on which an entry is read: behind sign-in, or of a sign-up. */
export type Visit = 'dashboard' | 'sessions' | 'session' | 'settings' | 'sign-up' | 'code';

export type StoredEntry = {
  store: 'local' | 'session';
  /** Its name; of what belongs to one user, that user's. */
  key: (userId: string) => string;
  /** The text as the app writes it today. */
  text: (person: Person) => string;
  /** As earlier versions wrote it (`git log -S` on the key): must be read, or count as none. */
  earlier: (person: Person) => string[];
  visits: readonly [Visit, ...Visit[]];
  /** Who is signed in cannot be known without it. */
  isOfSession?: true;
};

const json = (value: unknown) => JSON.stringify(value);
const HALF_HOUR_MS = 30 * 60_000;
const feedback = { rating: 4, comment: 'Calm', date: new Date(NOW).toISOString() };
const withoutEnds = ({ phone }: Person) => json({ mode: 'signup', phone, verificationId: 'v', sentAt: NOW });

/** Every entry of `storageKeys`: one more there does not compile until it is here. */
export const storedEntries: Record<keyof typeof storageKeys, StoredEntry> = {
  authToken: {
    store: 'local',
    key: () => storageKeys.authToken,
    text: () => 'jan_1',
    earlier: () => [],
    visits: ['dashboard'],
    isOfSession: true,
  },
  userData: {
    store: 'local',
    key: () => storageKeys.userData,
    text: (person) => json(userOf(person)),
    earlier: () => [],
    visits: ['dashboard', 'settings'],
    isOfSession: true,
  },
  providerUser: {
    store: 'local',
    key: () => storageKeys.providerUser,
    text: ({ id }) => json({ user: id, uid: `uid-${id}`, app: `app-${id}` }),
    // Before each session had an app of the provider's SDK.
    earlier: ({ id }) => [json({ user: id, uid: `uid-${id}` })],
    visits: ['dashboard'],
    isOfSession: true,
  },
  pendingPhone: {
    store: 'local',
    key: () => storageKeys.pendingPhone,
    text: ({ phone }) => phone,
    earlier: () => [],
    visits: ['sign-up'],
  },
  pendingPhoneUntil: {
    store: 'local',
    key: () => storageKeys.pendingPhoneUntil,
    text: () => String(NOW + HALF_HOUR_MS),
    earlier: () => [],
    visits: ['sign-up'],
  },
  pendingProfile: {
    store: 'session',
    key: () => storageKeys.pendingProfile,
    text: (person) => json({ ...sentProfileOf(person), state_name: 'Maharashtra' }),
    // Before the state's name was kept.
    earlier: (person) => [json(sentProfileOf(person))],
    visits: ['code'],
  },
  pendingCode: {
    store: 'session',
    key: () => storageKeys.pendingCode,
    text: (person) => json(codeOf(person)),
    // Before a lost answer and a confirmed code were kept.
    earlier: (person) => [withoutEnds(person)],
    visits: ['code'],
  },
  signInAttempt: {
    store: 'session',
    key: () => storageKeys.signInAttempt,
    text: ({ phone }) => json({ phone, round: '0.5', until: NOW + HALF_HOUR_MS }),
    earlier: () => [],
    visits: ['code', 'sign-up'],
  },
  signInRound: {
    store: 'local',
    key: () => storageKeys.signInRound,
    text: () => '0.5',
    earlier: () => [],
    visits: ['code', 'sign-up'],
  },
  signUpDraft: {
    store: 'session',
    key: () => storageKeys.signUpDraft,
    text: (person) => json({ phone: person.phone, values: signUpValuesOf(person) }),
    earlier: () => [],
    visits: ['sign-up'],
  },
  returnTo: {
    store: 'session',
    key: () => storageKeys.returnTo,
    text: () => `/session/${SLUG}?tab=about`,
    earlier: () => [`/session/${SLUG}`],
    visits: ['dashboard'],
  },
  feedbackDraft: {
    store: 'session',
    key: () => storageKeys.feedbackDraft,
    text: ({ id, name }) => json({ userId: id, slug: SLUG, rating: 3, comment: `By ${name}` }),
    earlier: () => [],
    visits: ['session'],
  },
  profileDraft: {
    store: 'session',
    key: () => storageKeys.profileDraft,
    text: (person) => json({ userId: person.id, values: profileValuesOf(person) }),
    earlier: () => [],
    visits: ['settings'],
  },
  theme: {
    store: 'local',
    key: () => storageKeys.theme,
    text: () => 'dark',
    earlier: () => ['system'],
    visits: ['settings'],
  },
  language: {
    store: 'local',
    key: () => storageKeys.language,
    text: () => 'hi',
    earlier: () => [],
    visits: ['settings'],
  },
  consent: {
    store: 'local',
    key: storageKeys.consent,
    text: () => json({ analytics: false, version: 1, text: 'abc', at: new Date(NOW).toISOString() }),
    earlier: () => [json({ analytics: false, version: 1 })],
    visits: ['dashboard', 'settings'],
  },
  deviceProfile: {
    store: 'local',
    key: storageKeys.deviceProfile,
    text: (person) => json(deviceProfileOf(person)),
    // As sign-up kept it: without what settings added, and before without the state's name.
    earlier: (person) => [json(sentProfileOf(person)), json({ due_date: '2027-03-14' })],
    visits: ['settings', 'dashboard'],
  },
  feedback: {
    store: 'local',
    key: storageKeys.feedback,
    text: ({ name }) => json({ [SLUG]: { ...feedback, comment: `By ${name}` } }),
    earlier: () => [],
    visits: ['session'],
  },
  timetable: {
    store: 'local',
    key: storageKeys.timetable,
    text: (person) => json([enrolmentOf(person)]),
    earlier: () => [],
    visits: ['dashboard', 'sessions', 'session'],
  },
};
