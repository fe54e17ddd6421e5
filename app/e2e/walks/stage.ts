import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Served } from '../backend.ts';
import { beNoRobot } from '../consent.ts';
import { watch } from '../test.ts';
import { listen } from './calls.ts';
import { openGates } from './gates.ts';
import { lookAt, lookBeside, type Seen, type Shared } from './look.ts';
import type { Who } from './people.ts';
import { settled, watchTraffic } from './settle.ts';
import type { Tab } from './steps.ts';

/** A tab of the walk's browser. */
export type OpenTab = {
  page: Page;
  /** Whose number was entered here last. */
  who?: Who | undefined;
  /** Which of the codes that were sent belongs to this tab. */
  sessionInfo?: string | undefined;
  /** The provider answers nobody while the browser has stopped the tab. */
  frozen?: CDPSession | undefined;
};

/** A small document of the same origin, in which none of the app's code runs. */
const BESIDE = '/robots.txt';

/** A browser with nothing in it, or with what the first person's kept from an earlier day. */
export const openStage = async (browser: Browser, served: Served, comesBack: boolean) => {
  const context = await browser.newContext(comesBack ? { storageState: served.signedIn } : {});
  const problems: string[] = [];
  await watch(context, problems);
  const gates = await openGates(context);
  const tabs = new Map<Tab, OpenTab>();
  const tabWith = (page: Page) => [...tabs.values()].find((one) => one.page === page);
  const { calls, requests } = await listen(context, (page) => tabWith(page)?.who);
  context.on('page', (page) => page.on('domcontentloaded', () => gates.forget(page)));
  const beside = await context.newPage();
  await beNoRobot(beside);
  await beside.goto(BESIDE);
  const network = { hasBeenGone: false };
  const isQuiet = watchTraffic(context);
  const settle = () =>
    settled(
      [...tabs.values()].filter(({ frozen }) => !frozen).map(({ page }) => page),
      isQuiet,
    );

  context.on('response', async (response) => {
    if (!response.url().includes('accounts:sendVerificationCode')) return;
    const tab = tabWith(response.request().frame().page());
    const answer = (await response.json().catch(() => ({}))) as { sessionInfo?: string };
    if (tab && answer.sessionInfo) tab.sessionInfo = answer.sessionInfo;
  });

  const look = async (): Promise<{ shared: Shared; seen: Map<Tab, Seen> }> => {
    const seen = new Map<Tab, Seen>();
    const [shared] = await Promise.all([
      lookBeside(beside),
      ...[...tabs].map(async ([tab, { page, frozen }]) => {
        if (frozen) return;
        // A page that is just being left says nothing of itself.
        const found = await lookAt(page).catch(() => undefined);
        if (found) seen.set(tab, found);
      }),
    ]);
    return { shared, seen };
  };

  return { context, served, gates, calls, requests, problems, beside, tabs, network, settle, look };
};
export type Stage = Awaited<ReturnType<typeof openStage>>;
