import type { Who } from './people.ts';

export type Tab = 0 | 1 | 2;
export const tabs: readonly Tab[] = [0, 1, 2];

export const places = [
  '/',
  '/signin',
  '/dashboard',
  '/sessions',
  '/settings',
  '/session/preparing-for-labour',
] as const;
export type Place = (typeof places)[number];

/** What becomes of a call: a slow one is answered when a step of the walk releases it; a lost one was carried out. */
export type Answer = 'ok' | 'slow' | 'refused' | 'lost';

/** What a browser may lose, or hold in a form that cannot be read. */
export type Loss = 'user unreadable' | 'user' | 'token' | 'local storage' | 'database';

/** One event. A walk is a list of them; what cannot be done where the browser stands is left out. */
export type Step =
  /** First only: the browser in which the first person signed in on an earlier day. */
  | { do: 'come back' }
  | { do: 'open'; tab: Tab; at: Place }
  /** Enters a number at sign-in. */
  | { do: 'send'; tab: Tab; who: Who }
  /** Types into the sign-up form, half of it or all of it and on to the code. */
  | { do: 'fill'; tab: Tab; all: boolean }
  /** Enters the right code: what the provider answers, and then the backend. */
  | { do: 'confirm'; tab: Tab; code: 'ok' | 'slow'; exchange: Answer }
  /** What is held back in this tab is answered. */
  | { do: 'release'; tab: Tab }
  | { do: 'enrol'; tab: Tab; answer: Answer }
  | { do: 'agree'; tab: Tab }
  | { do: 'draft'; tab: Tab }
  | { do: 'edit'; tab: Tab }
  | { do: 'log out'; tab: Tab; from: 'menu' | 'settings'; close: boolean }
  | { do: 'reload'; tab: Tab }
  /** To another document, and Back: from the browser's memory (bfcache) where it kept the page. */
  | { do: 'away'; tab: Tab }
  | { do: 'return'; tab: Tab }
  | { do: 'back'; tab: Tab }
  | { do: 'forward'; tab: Tab }
  | { do: 'close'; tab: Tab }
  /** The browser stops a tab in the background, as phones do, and lets it go on. */
  | { do: 'freeze'; tab: Tab }
  | { do: 'thaw'; tab: Tab }
  /** So that every tab hears of it; or unheard in one tab, which is then loaded anew. */
  | { do: 'lose'; what: Loss; isTold: boolean }
  | { do: 'script'; is: 'blocked' | 'back' }
  | { do: 'network'; is: 'gone' | 'back' }
  /** The provider takes the sign-in back, or removes the account. */
  | { do: 'revoke' }
  | { do: 'delete account' };

/** As a list to be pasted: one step a line. */
export const written = (walk: readonly Step[]): string =>
  `[\n${walk.map((step) => `  ${JSON.stringify(step)}`).join(',\n')}\n]`;

/** @throws SyntaxError when the text is no list of steps. */
export const readWalk = (text: string): Step[] => {
  const steps = JSON.parse(text) as unknown;
  if (!Array.isArray(steps) || steps.some((step) => typeof (step as Step | null)?.do !== 'string'))
    throw new SyntaxError('WALK is not a list of steps such as [{"do":"open","tab":0,"at":"/signin"}].');
  return steps as Step[];
};
