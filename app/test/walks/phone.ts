import { type Sandbox, createSandbox } from '@janani/sandbox-api';
import { type MemoryStorage, createMemoryStorage } from './memory-storage.ts';
import { type Person, people } from './people.ts';
import type { Tab } from './tab.ts';

/** A call that reached the network, and what tab and phone said of their user at that moment. */
export type Call = { path: string; caller: string | null; shown: string | null; stored: string | null };

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
  gone: Set<string>;
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
  told: { event: string; of: string; by: string; hadAgreed: boolean }[];
  /** What has happened, and how often. */
  tally: Map<string, number>;
  lock: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

const sandbox: Sandbox = createSandbox();

/** The backend with the accounts of those who have one. */
const createBackend = (): Sandbox => {
  sandbox.reset();
  sandbox.become({ state: 'no sessions' });
  sandbox.become({ state: 'a session exists', params: { slug: 'class' } });
  for (const { phone, hasAccount } of people)
    sandbox.become({
      state: hasAccount ? 'a phone number is registered' : 'a phone number is not registered',
      params: { phone },
    });
  return sandbox;
};

export const createPhone = (): Phone => {
  let busy: Promise<unknown> = Promise.resolve();
  const phone: Phone = {
    tabs: [],
    storage: createMemoryStorage(() => {
      for (const tab of phone.tabs) tab.hasNews = true;
    }),
    users: new Map(),
    generation: new Map(),
    apps: 0,
    gone: new Set(),
    isOnline: true,
    hasProviderScript: true,
    backend: createBackend(),
    calls: [],
    sent: [],
    pressed: new Set(),
    agreed: new Set(),
    told: [],
    tally: new Map(),
    lock: async (work) => {
      const before = busy;
      let release = () => {};
      busy = new Promise<void>((resolve) => {
        release = resolve;
      });
      await before;
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
  return phone;
};
