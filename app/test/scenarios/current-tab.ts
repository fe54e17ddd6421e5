import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tab } from './phone-and-tab.ts';

/** Which tab a piece of the product runs in: its modules are shared by all tabs of a walk, what they hold is not. */
const current = new AsyncLocalStorage<Tab>();

export const inTab = <Value>(tab: Tab, work: () => Value): Value => current.run(tab, work);

export const currentTab = (): Tab => {
  const tab = current.getStore();
  if (!tab) throw new Error('Part of the product ran outside a tab. Call it in inTab().');
  return tab;
};

/** Something that every tab has its own of. */
const ofTab = <Part extends object>(part: (tab: Tab) => Part): Part =>
  new Proxy({} as Part, { get: (_, name) => Reflect.get(part(currentTab()), name) as unknown });

export const identityOfTab = ofTab((tab) => tab.identity);
export const apiOfTab = ofTab((tab) => tab.api);
export const analyticsOfTab = ofTab((tab) => tab.analytics);

/** The browser around the modules. */
export const browser = {
  get localStorage() {
    return currentTab().phone.storage as unknown as Storage;
  },
  get sessionStorage() {
    return currentTab().session as unknown as Storage;
  },
};
