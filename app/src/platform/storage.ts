/** Texts by key, in a storage that may be blocked or full: reading and writing never throw. */
export type TextStorage = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  /** The names of all entries, including those of other code. */
  keys: () => string[];
  /** Whether the browser has stored the entry, so that it outlives the page. */
  hasPersisted: (key: string) => boolean;
  /** Whether the browser persists what is written, and returns it. */
  isPersistent: () => boolean;
};

/** An entry that is written and read back, to check whether the browser persists any. */
const PROBE = 'janani-check';

/**
 * A browser storage that falls back to memory for the page's lifetime when it is blocked or full (decision T-08):
 * private modes throw on access, full phones on write. A removed entry stays removed for as long, even if the browser
 * still returns it.
 */
export const createStorage = (open: () => Storage): TextStorage => {
  const memory = new Map<string, string | null>();
  const read = (key: string) => {
    const text = memory.get(key);
    if (text !== undefined) return text;
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  /** Writes or removes the browser's entry; the value stays in memory if the browser does not store it. */
  const persist = (key: string, text: string | null) => {
    memory.set(key, text);
    try {
      const storage = open();
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      if (storage.getItem(key) === text) memory.delete(key);
    } catch {
      // The memory has the entry.
    }
  };
  const keys = () => {
    const inMemory = [...memory].flatMap(([key, text]) => (text === null ? [] : [key]));
    try {
      const persisted = Object.keys(open()).filter((key) => memory.get(key) !== null);
      return [...new Set([...persisted, ...inMemory])];
    } catch {
      return inMemory;
    }
  };
  const outlives = (key: string) => !memory.has(key) && read(key) !== null;
  const checkPersistence = () => {
    persist(PROBE, PROBE);
    const isThere = outlives(PROBE);
    persist(PROBE, null);
    return isThere;
  };
  return {
    read,
    write: persist,
    remove: (key) => persist(key, null),
    keys,
    hasPersisted: outlives,
    isPersistent: checkPersistence,
  };
};

/** Persisted until it is removed; shared by tabs. */
export const localStore = createStorage(() => window.localStorage);
/** Persisted as long as the tab. */
export const sessionStore = createStorage(() => window.sessionStorage);

/** The product's entries in the browser (decision G-10). */
export const storageKeys = {
  authToken: 'auth_token',
  userData: 'user_data',
  providerUser: 'provider_user',
  pendingPhone: 'pendingPhone',
  pendingPhoneUntil: 'pendingPhoneUntil',
  pendingProfile: 'pendingProfile',
  pendingCode: 'pendingCode',
  signInAttempt: 'signInAttempt',
  signInRound: 'signInRound',
  signUpDraft: 'signUpDraft',
  returnTo: 'returnTo',
  feedbackDraft: 'feedbackDraft',
  profileDraft: 'profileDraft',
  theme: 'theme',
  language: 'language',
  consent: (userId: string) => `consent:${userId}`,
  deviceProfile: (userId: string) => `profile:${userId}`,
  feedback: (userId: string) => `feedback:${userId}`,
  timetable: (userId: string) => `timetable:${userId}`,
} as const;

/** The entries with one user's input; none outlives the session (decision T-25). */
export const getPersonalKeys = (userId: string): string[] => [
  storageKeys.deviceProfile(userId),
  storageKeys.feedback(userId),
  storageKeys.timetable(userId),
];

/** The prefixes of entries that belong to one user; the user's ID follows. */
const PERSONAL_PREFIXES = ['consent:', 'profile:', 'feedback:', 'timetable:'];
/** Consent was once stored without its user: such an entry cannot be attributed. */
const UNBOUND_CONSENT = 'consent';

/** Removes the entries of every user but this one, without knowing the other users' IDs. */
export const removePersonalEntries = (storage: TextStorage, except: string | null): void => {
  for (const key of storage.keys()) {
    const prefix = PERSONAL_PREFIXES.find((start) => key.startsWith(start));
    if (key === UNBOUND_CONSENT || (prefix && key !== `${prefix}${except}`)) storage.remove(key);
  }
};

/**
 * Writes an entry of a user, if that is still the user of the stored session: otherwise it would outlive the session.
 */
export const writePersonalEntry = (userId: string, key: string, value: unknown): void => {
  const stored = readJson(localStore, storageKeys.userData) as { id?: unknown } | null;
  if (String(stored?.id) === userId) writeJson(localStore, key, value);
};

/**
 * No entry of the product is nested this deep. A deeper one could be parsed, but writing it again would overflow the
 * stack.
 */
const MAX_DEPTH = 8;

const isWithinDepth = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((item) => isWithinDepth(levels - 1, item)));

/** Reads what was written with {@link writeJson}; null when it is missing or cannot be read. */
export const readJson = (storage: TextStorage, key: string): unknown => {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWithinDepth(MAX_DEPTH, value) ? value : null;
  } catch {
    return null;
  }
};

export const writeJson = (storage: TextStorage, key: string, value: unknown) =>
  storage.write(key, JSON.stringify(value));
