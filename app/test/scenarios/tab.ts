import { createClient } from '@janani/api-client';
import { advance } from '../../src/features/sign-in/flow.ts';
import type { FlowEvent } from '../../src/features/sign-in/flow-types.ts';
import { type FlowActions, perform } from '../../src/features/sign-in/flow-commands.ts';
import { createAuthStore } from '../../src/features/account/auth-store.ts';
import {
  clearAttemptForOtherNumber,
  clearAttempts,
  clearGuestEvents,
  clearOtherUsersData,
  clearStaleAttempt,
  clearTabData,
} from '../../src/features/account/clear-user.ts';
import { getInitialCodeScreen } from '../../src/features/sign-in/initial-code-screen.ts';
import { toProviderPhone } from '../../src/features/account/phone.ts';
import { createSessionLifecycle } from '../../src/features/account/session-lifecycle.ts';
import { signInAttempt } from '../../src/features/account/sign-in-attempt.ts';
import { createAnalytics } from '../../src/platform/analytics.ts';
import { createBearer } from '../../src/platform/identity/bearer.ts';
import { localStore } from '../../src/platform/storage.ts';
import { applyAnalyticsConsent } from '../../src/shell/analytics-consent.ts';
import { runInTab } from './current-tab.ts';
import { type MemoryStorage, createMemoryStorage } from './memory-storage.ts';
import { getPerson } from './people.ts';
import type { ResponseOutcome, Phone, Tab } from './phone-and-tab.ts';
import { createProvider } from './provider.ts';

const BASE = 'http://backend.test/api';
const EXCHANGES = /verify-firebase-token$/;

const readPhone = (header: string | null): string | null =>
  header &&
  getPerson((JSON.parse(atob(header.split('.')[1]!)) as { phone_number: string }).phone_number).phone;

const neverResolved = new Promise<never>(() => {});

/** One tab of the phone: session, flow, bearer and client of the product without a rendered page. */
export const createTab = (phone: Phone, session: MemoryStorage = createMemoryStorage()): Tab => {
  let markClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    markClosed = resolve;
  });
  const tab: Tab = {
    phone,
    session,
    analytics: createAnalytics(),
    hasChanges: false,
    isFrozen: false,
    isClosed: false,
    close: () => {
      tab.isClosed = true;
      phone.tabs = phone.tabs.filter((other) => other !== tab);
      markClosed();
    },
    heldResponses: [],
    flow: { step: 'phone' },
    api: undefined as never,
    identity: undefined as never,
    store: undefined as never,
    lifecycle: undefined as never,
    send: (event) => runInTab(tab, () => send(event)),
    sync: () =>
      runInTab(tab, () => {
        tab.hasChanges = false;
        tab.lifecycle.syncFromStorage();
        clearStaleAttempt();
      }),
    end: () =>
      runInTab(tab, () => {
        const { user } = tab.store.get();
        if (tab.lifecycle.end() && user) phone.consented.delete(user.phone);
      }),
    run: (work) => runInTab(tab, work),
  };
  tab.identity = createProvider(tab);
  tab.run(() => {
    tab.store = createAuthStore(localStore);
  });
  tab.lifecycle = createSessionLifecycle(tab.store, {
    local: localStore,
    identity: tab.identity,
    // The browser releases the lock of a closed tab.
    lock: (work) => {
      const result = phone.lock(() => Promise.race([work(), closed.then(() => undefined as never)]));
      return tab.isClosed ? neverResolved : result;
    },
    clearTabData,
    clearOtherUsersData,
    clearAttempts,
    clearGuestEvents,
    clearAttemptForOtherNumber,
  });
  const bearer = createBearer(tab.identity);
  bearer.bind({
    shownUser: tab.store.shownUser,
    storedUser: tab.store.storedUser,
    onDisagreement: tab.lifecycle.syncFromStorage,
  });

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    phone.calls.push({
      path: pathname,
      caller: readPhone(request.headers.get('Authorization')),
      shown: tab.store.get().user?.phone ?? null,
      stored: tab.store.storedUser()?.phone.replace('+91', '') ?? null,
    });
    if (!phone.isOnline) throw new TypeError('Failed to fetch');
    if (!EXCHANGES.test(pathname)) return phone.backend.fetch(request);
    const outcome = await new Promise<ResponseOutcome>((resolve) => tab.heldResponses.push(resolve));
    if (outcome === 'refused') return Response.json({ message: 'Not now.' }, { status: 403 });
    const response = await phone.backend.fetch(request);
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    return response;
  };
  tab.api = createClient({ baseUrl: BASE, getIdToken: bearer.getIdToken, fetch });

  /** Runs the flow as the sign-in screens do (use-flow.ts), until the screen is closed. */
  const send = (event: FlowEvent): void => {
    if (!tab.flow || tab.isClosed) return;
    const { state, commands } = advance(tab.flow, event);
    tab.flow = state;
    const screen = { notify: () => {}, open: openScreen, signIn: tab.lifecycle.begin };
    for (const command of commands)
      if (command.do !== 'open dashboard')
        perform(command, screen).then(
          (response) => response && send(response),
          (error: unknown) => send({ type: 'failed', error }),
        );
    leaveIfSignedIn();
  };
  const openScreen: FlowActions['open'] = (path, options) => {
    if (options?.state?.phone) signInAttempt.start(options.state.phone);
    // The page view that analytics receives (RouteChanges.tsx).
    tab.analytics.capture('$pageview', { by: options?.state?.phone });
    if (path === '/signup') tab.flow = { step: 'profile' };
    if (path !== '/otp') return;
    const initialCode = getInitialCodeScreen(null, Date.now());
    tab.flow = initialCode ? { step: 'code', pending: initialCode } : { step: 'phone' };
  };
  /**
   * Closes the screen of a signed-in user as the guards and the code screen do, unless the sign-in of this tab
   * continues.
   */
  const leaveIfSignedIn = () => {
    const { user } = tab.store.get();
    if (!user || !tab.flow) return;
    const isVerified = ['exchanging', 'signing in'].includes(tab.flow.step);
    const pending = 'pending' in tab.flow ? tab.flow.pending : undefined;
    const isOtherUser = pending && toProviderPhone(user.phone) !== toProviderPhone(pending.phone);
    if (isVerified && !isOtherUser) return;
    if (isOtherUser) {
      const { commands } = advance(tab.flow, { type: 'superseded' });
      for (const command of commands)
        void perform(command, { notify: () => {}, open: () => {}, signIn: tab.lifecycle.begin });
    }
    tab.flow = null;
  };

  let shownUserId: string | undefined;
  const onUser = () => {
    const { user } = tab.store.get();
    if (user && user.id !== shownUserId) {
      phone.eventCounts.set('seen signed in', (phone.eventCounts.get('seen signed in') ?? 0) + 1);
      const { id, ...person } = user;
      tab.analytics.identify(id, person);
      applyAnalyticsConsent(id);
    }
    shownUserId = user?.id;
    if (!user && !tab.flow) tab.flow = { step: 'phone' };
    leaveIfSignedIn();
  };
  tab.run(() => {
    tab.lifecycle.onReplaced(() =>
      phone.eventCounts.set('replaced', (phone.eventCounts.get('replaced') ?? 0) + 1),
    );
    tab.store.subscribe(() => tab.run(onUser));
    tab.identity.onSignedOut({ id: '', uid: null, app: null, phone: '' }, () => tab.end());
    const initialCode = getInitialCodeScreen(null, Date.now());
    if (initialCode) tab.flow = { step: 'code', pending: initialCode };
    tab.lifecycle.start();
    clearStaleAttempt();
  });
  return tab;
};
