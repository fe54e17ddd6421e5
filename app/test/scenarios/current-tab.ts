import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tab } from './phone-and-tab.ts';

/** The tab in which code of the product runs: all tabs of a scenario share its modules, but not their state. */
const current = new AsyncLocalStorage<Tab>();

export const runInTab = <Value>(tab: Tab, work: () => Value): Value => current.run(tab, work);

export const currentTab = (): Tab => {
  const tab = current.getStore();
  if (!tab) throw new Error('Code of the product ran outside a tab. Call it in inTab().');
  return tab;
};

/** A proxy for the current tab's instance of an object. */
const tabProxy = <Value extends object>(select: (tab: Tab) => Value): Value =>
  new Proxy({} as Value, { get: (_, name) => Reflect.get(select(currentTab()), name) as unknown });

export const identityOfTab = tabProxy((tab) => tab.identity);
export const apiOfTab = tabProxy((tab) => tab.api);
export const analyticsOfTab = tabProxy((tab) => tab.analytics);

/** The globals of the current tab's browser. */
export const browser = {
  get localStorage() {
    return currentTab().phone.storage as unknown as Storage;
  },
  get sessionStorage() {
    return currentTab().session as unknown as Storage;
  },
};
