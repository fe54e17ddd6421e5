/** Texts by key, in a place that may refuse: reading and writing never throw. */
export type TextStorage = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
};

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
  return { read, write: settle, remove: (key) => settle(key, null) };
};

/** Kept until it is removed; shared by tabs. */
export const localStore = createStorage(() => window.localStorage);
/** Kept as long as the tab. */
export const sessionStore = createStorage(() => window.sessionStorage);

/** The entries the product keeps in the browser (decision G-10). */
export const storageKeys = {
  authToken: 'auth_token',
  userData: 'user_data',
  pendingPhone: 'pendingPhone',
  pendingPhoneUntil: 'pendingPhoneUntil',
  pendingProfile: 'pendingProfile',
  pendingCode: 'pendingCode',
  signInAttempt: 'signInAttempt',
  signInRound: 'signInRound',
  signUpDraft: 'signUpDraft',
  returnTo: 'returnTo',
  consent: 'consent',
  feedbackDraft: 'feedbackDraft',
  profileDraft: 'profileDraft',
  theme: 'theme',
  language: 'language',
  deviceProfile: (userId: string) => `profile:${userId}`,
  feedback: (userId: string) => `feedback:${userId}`,
  timetable: (userId: string) => `timetable:${userId}`,
} as const;

/** The entries that hold something of one mother; none outlives her session (decision T-25). */
export const keysOf = (userId: string): string[] => [
  storageKeys.deviceProfile(userId),
  storageKeys.feedback(userId),
  storageKeys.timetable(userId),
];

/** Reads what was written with {@link writeJson}; null when it is missing or cannot be read. */
export const readJson = (storage: TextStorage, key: string): unknown => {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

export const writeJson = (storage: TextStorage, key: string, value: unknown) =>
  storage.write(key, JSON.stringify(value));
