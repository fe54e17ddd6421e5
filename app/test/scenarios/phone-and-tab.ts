import type { JananiClient } from '@janani/api-client';
import type { Sandbox } from '@janani/sandbox-api';
import type { AuthStore } from '../../src/features/account/auth-store.ts';
import type { SessionLifecycle } from '../../src/features/account/session-lifecycle.ts';
import type { FlowEvent, FlowState } from '../../src/features/sign-in/flow-types.ts';
import type { createAnalytics } from '../../src/platform/analytics.ts';
import type { Identity } from '../../src/platform/identity/port.ts';
import type { MemoryStorage } from './memory-storage.ts';
import type { Person } from './people.ts';

type Analytics = ReturnType<typeof createAnalytics>;

/** The outcome of a held response. */
export type ResponseOutcome = 'ok' | 'refused' | 'lost';
type HeldResponse = (outcome: ResponseOutcome) => void;

/** A call that reached the network, with the users of its token, its tab and the phone at that moment. */
type Call = { path: string; caller: string | null; shown: string | null; stored: string | null };

/** One phone: the state that its tabs share, the provider, the backend, and a record of what happened. */
export type Phone = {
  tabs: Tab[];
  storage: MemoryStorage;
  /** The provider's database: users by the name of their SDK app. */
  users: Map<string, Person>;
  /** How often a number's account was removed at the provider. */
  generation: Map<string, number>;
  /** The number of sessions started. */
  apps: number;
  /** The provider's IDs of removed accounts. */
  removed: Set<string>;
  isOnline: boolean;
  hasProviderScript: boolean;
  backend: Sandbox;
  calls: Call[];
  /** The numbers that were sent a code. */
  sent: string[];
  /** The numbers of the users who pressed the enrol button. */
  requestedEnrolments: Set<string>;
  /** The numbers of the users who have agreed since the last logout. */
  consented: Set<string>;
  /** The events that analytics received: the user of the event, the acting user, and whether that user had agreed. */
  analyticsEvents: { event: string; of: string; actor: string; hadConsented: boolean }[];
  /** How often each event happened. */
  eventCounts: Map<string, number>;
  lock: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

export type Tab = {
  phone: Phone;
  session: MemoryStorage;
  analytics: Analytics;
  hasChanges: boolean;
  isFrozen: boolean;
  isClosed: boolean;
  /** Closes the tab and stops its pending work. */
  close: () => void;
  /** Pending responses of token exchanges, which the scenario delivers. */
  heldResponses: HeldResponse[];
  /** The sign-in screen; null where a user is signed in. */
  flow: FlowState | null;
  api: JananiClient;
  identity: Identity & { poll: () => void };
  store: AuthStore;
  lifecycle: SessionLifecycle;
  send: (event: FlowEvent) => void;
  /** Reads the changes of other tabs (AuthProvider.tsx). */
  sync: () => void;
  /** Ends the session, as logout or an unauthenticated call does. */
  end: () => void;
  run: <Value>(work: () => Value) => Value;
};
