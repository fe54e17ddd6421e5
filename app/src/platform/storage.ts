/** Texts by key, in a place that may refuse: reading and writing never throw. */
export type TextStorage = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  /** The names of all entries, also of those that are not ours. */
  keys: () => string[];
  /** Whether the browser itself has the entry, so that it outlives the page. */
  outlives: (key: string) => boolean;
  /** Whether the browser itself keeps what is written, and gives it back. */
  isKept: () => boolean;
};

/** An entry that is written and read back, to see whether the browser keeps any. */
const PROBE = 'janani-check';

/**
 * A browser storage that falls back to memory for as long as the page lives, when it is blocked or
 * full (decision T-08): private modes throw on access, full phones on write. What was removed stays
 * removed for as long, also where the browser gives it back.
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
  /** Has the browser keep a text, or keep none; remembers it where the browser does not. */
  const settle = (key: string, text: string | null) => {
    memory.set(key, text);
    try {
      const storage = open();
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      if (storage.getItem(key) === text) memory.delete(key);
    } catch {
      // Memory has it.
    }
  };
  const keys = () => {
    const inMemory = [...memory].flatMap(([key, text]) => (text === null ? [] : [key]));
    try {
      const kept = Object.keys(open()).filter((key) => memory.get(key) !== null);
      return [...new Set([...kept, ...inMemory])];
    } catch {
      return inMemory;
    }
  };
  const outlives = (key: string) => !memory.has(key) && read(key) !== null;
  const isKept = () => {
    settle(PROBE, PROBE);
    const isThere = outlives(PROBE);
    settle(PROBE, null);
    return isThere;
  };
  return { read, write: settle, remove: (key) => settle(key, null), keys, outlives, isKept };
};

/** Kept until it is removed; shared by tabs. */
export const localStore = createStorage(() => window.localStorage);
/** Kept as long as the tab. */
export const sessionStore = createStorage(() => window.sessionStorage);

/** The entries the product keeps in the browser (decision G-10). */
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

/** The entries that hold what one user wrote; none outlives the session (decision T-25). */
export const keysOf = (userId: string): string[] => [
  storageKeys.deviceProfile(userId),
  storageKeys.feedback(userId),
  storageKeys.timetable(userId),
];

/** How the names of entries begin that belong to one user; the user's ID follows. */
const PERSONAL = ['consent:', 'profile:', 'feedback:', 'timetable:'];
/** Agreements were kept without their user once: whose such a one is cannot be known. */
const UNBOUND_CONSENT = 'consent';

/** Removes what belongs to any user but this one; no other user's ID is needed. */
export const removePersonal = (storage: TextStorage, butFor: string | null): void => {
  for (const key of storage.keys()) {
    const prefix = PERSONAL.find((start) => key.startsWith(start));
    if (key === UNBOUND_CONSENT || (prefix && key !== `${prefix}${butFor}`)) storage.remove(key);
  }
};

/** Keeps something of a user, where that is still the user of the stored session: else it would outlive its own. */
export const writePersonal = (userId: string, key: string, value: unknown): void => {
  const stored = readJson(localStore, storageKeys.userData) as { id?: unknown } | null;
  if (String(stored?.id) === userId) writeJson(localStore, key, value);
};

/** Nothing that is kept is nested as deep. What is could be parsed, and written again only at the cost of the page. */
const MAX_LEVELS = 8;

const isWithin = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isWithin(levels - 1, part)));

/** Reads what was written with {@link writeJson}; null when it is missing or cannot be read. */
export const readJson = (storage: TextStorage, key: string): unknown => {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(MAX_LEVELS, value) ? value : null;
  } catch {
    return null;
  }
};

export const writeJson = (storage: TextStorage, key: string, value: unknown) =>
  storage.write(key, JSON.stringify(value));
