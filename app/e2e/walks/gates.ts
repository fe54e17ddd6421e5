import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import type { Answer } from './steps.ts';

/** The calls whose answer a walk decides. */
export type Gate = 'code' | 'exchange' | 'enrol';
type Key = { page: Page; gate: Gate };

const addresses: Record<Gate, RegExp> = {
  code: /accounts:signInWithPhoneNumber/,
  exchange: /\/api\/user\/auth\/(?:signup\/)?verify-firebase-token$/,
  enrol: /\/enroll$/,
};
/** The provider's part of the app, which a data saver or a cleared cache may keep away. */
const SCRIPT = /\/assets\/firebase-[^/]+\.js/;
const RENEWAL = /securetoken\.googleapis\.com/;

const refusal = { status: 403, json: { success: false, message: 'The service is closed today.' } };

/** Answers that wait until the walk lets them go, and what else a network does. */
export const openGates = async (context: BrowserContext) => {
  const wishes: (Key & { answer: Answer })[] = [];
  const held: (Key & { request: Request; letGo: () => void })[] = [];
  let isBlocked = false;
  let isRevoked = false;

  const takeWish = (page: Page, gate: Gate): Answer => {
    const at = wishes.findIndex((wish) => wish.page === page && wish.gate === gate);
    return at === -1 ? 'ok' : wishes.splice(at, 1)[0]!.answer;
  };
  const hold = (key: Key, request: Request) =>
    new Promise<void>((resolve) => {
      held.push({ ...key, request, letGo: resolve });
    });
  const answer = (gate: Gate) => async (route: Route) => {
    const request = route.request();
    const page = request.frame().page();
    const wish = takeWish(page, gate);
    if (wish === 'refused') return route.fulfill(refusal);
    if (wish === 'ok') return route.continue();
    // It has been carried out, and its answer is late or lost.
    const response = await route.fetch();
    if (wish === 'lost') return route.abort('connectionreset');
    await hold({ page, gate }, request);
    return route.fulfill({ response });
  };

  for (const gate of Object.keys(addresses) as Gate[])
    await context.route(addresses[gate], (route) =>
      // The tab may be closed or elsewhere by the time of its answer.
      answer(gate)(route).catch(() => {}),
    );
  await context.route(SCRIPT, (route) => (isBlocked ? route.abort('blockedbyclient') : route.continue()));
  await context.route(RENEWAL, (route) =>
    isRevoked
      ? route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } })
      : route.continue(),
  );

  return {
    wish: (page: Page, gate: Gate, wanted: Answer) => wishes.push({ page, gate, answer: wanted }),
    release: (page: Page): boolean => {
      const mine = held.filter((one) => one.page === page);
      for (const one of mine) {
        held.splice(held.indexOf(one), 1);
        one.letGo();
      }
      return mine.length > 0;
    },
    holds: (request: Request) => held.some((one) => one.request === request),
    isHeld: (page: Page) => held.some((one) => one.page === page),
    blockScript: (wanted: boolean) => {
      isBlocked = wanted;
    },
    revoke: (wanted: boolean) => {
      isRevoked = wanted;
    },
  };
};
export type Gates = Awaited<ReturnType<typeof openGates>>;
