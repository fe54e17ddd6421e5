import type { Captured } from '../../preview/capture.ts';
import type { Kept } from '../stored-keys.ts';
import type { Seen } from './look.ts';
import type { Who } from './people.ts';
import type { Tab } from './steps.ts';

/** What is wrong: the rule it breaks, which is what shrinking holds on to, and what was seen. */
export type Violation = { rule: string; saw: string };

export type TabView = Seen & {
  tab: Tab;
  /** Whose number was entered here last. */
  who: Who | undefined;
  /** An answer is being held back. */
  isWaiting: boolean;
};

/** A browser at one moment, in terms of people. */
export type View = {
  tabs: TabView[];
  stored: Who | undefined;
  storedId: string;
  provider: Who | undefined;
  kept: Kept[];
};

/** A call of the backend, in terms of people. */
export type CallView = {
  tab: Tab | undefined;
  line: string;
  at: number;
  bearer: Who | undefined;
  stored: Who | undefined;
  shown: Who | undefined;
};

/** An exchange of a proved number for a session. */
export type ExchangeView = { tab: Tab | undefined; proves: Who | undefined; who: Who | undefined };

export type Told = Captured['events'][number];

/** Where a number may be entered and confirmed. */
const signInPaths = new Set(['/signin', '/signup', '/otp']);

/** The one whose sign-in is under way in a tab. */
export const signingIn = ({ path, who, isWaiting }: TabView): Who | undefined =>
  isWaiting || signInPaths.has(path) ? who : undefined;
