import { type Sandbox, createSandbox } from '@janani/sandbox-api';
import { createMemoryStorage } from './memory-storage.ts';
import { people } from './people.ts';
import type { Phone } from './phone-and-tab.ts';

const sandbox: Sandbox = createSandbox();

/** The backend with the accounts of `people`. */
const createBackend = (): Sandbox => {
  sandbox.reset();
  sandbox.setProviderState({ state: 'no sessions' });
  sandbox.setProviderState({ state: 'a session exists', params: { slug: 'class' } });
  for (const { phone, hasAccount } of people)
    sandbox.setProviderState({
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
      for (const tab of phone.tabs) tab.hasChanges = true;
    }),
    users: new Map(),
    generation: new Map(),
    apps: 0,
    removed: new Set(),
    isOnline: true,
    hasProviderScript: true,
    backend: createBackend(),
    calls: [],
    sent: [],
    requestedEnrolments: new Set(),
    consented: new Set(),
    analyticsEvents: [],
    eventCounts: new Map(),
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
