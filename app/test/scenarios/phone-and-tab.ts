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

/** How a held answer ends. */
export type Ending = 'ok' | 'refused' | 'lost';
type Held = (ending: Ending) => void;

/** A call that reached the network, and what tab and phone said of their user at that moment. */
type Call = { path: string; caller: string | null; shown: string | null; stored: string | null };

/** One phone: what all its tabs share, the provider and the backend beyond it, and what was seen to happen. */
export type Phone = {
  tabs: Tab[];
  storage: MemoryStorage;
  /** The provider's database: users by their app. */
  users: Map<string, Person>;
  /** How often a number's account was removed at the provider, and the IDs that are no more. */
  generation: Map<string, number>;
  /** How many sessions have begun. */
  apps: number;
  removed: Set<string>;
  isOnline: boolean;
  hasProviderScript: boolean;
  backend: Sandbox;
  calls: Call[];
  /** The numbers that were sent a code. */
  sent: string[];
  /** Who pressed for a place, by the number that the tab showed. */
  pressed: Set<string>;
  /** Who has agreed since the last logout. */
  agreed: Set<string>;
  /** What analytics was told of whom, whose doing it was, and whether that user had agreed by then. */
  tracked: { event: string; of: string; by: string; hadAgreed: boolean }[];
  /** What has happened, and how often. */
  tally: Map<string, number>;
  lock: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

export type Tab = {
  phone: Phone;
  session: MemoryStorage;
  analytics: Analytics;
  hasNews: boolean;
  isFrozen: boolean;
  isDead: boolean;
  /** The tab is closed or reloads: nothing that was under way in it goes on. */
  close: () => void;
  /** Answers of an exchange that the walk lets come when it wants to. */
  held: Held[];
  /** The screen of the way in; null where somebody is signed in. */
  flow: FlowState | null;
  api: JananiClient;
  identity: Identity & { poll: () => void };
  store: AuthStore;
  life: SessionLifecycle;
  send: (event: FlowEvent) => void;
  /** Looks what other tabs have done (AuthProvider.tsx). */
  sync: () => void;
  /** Ends the session, as logout does, or a call that nobody is signed in for. */
  end: () => void;
  run: <Value>(work: () => Value) => Value;
};
