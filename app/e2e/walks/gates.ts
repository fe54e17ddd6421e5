import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Answer } from './steps.ts';

/** The calls whose answer a walk decides. */
export type Gate = 'code' | 'exchange' | 'enrol' | 'renewal';
type Key = { page: Page; gate: Gate };
type Gated = {
  walkWish: (gate: Gate) => Promise<Answer>;
  walkHold: (gate: Gate) => Promise<void>;
};

/** The provider's part of the app, which a data saver or a cleared cache may keep away; also asked for again. */
const SCRIPT = /\/assets\/firebase-[^/]+\.js/;

/**
 * Stands between the app and the network in every document. A route of Playwright's would do as well, and would
 * turn the browser's cache off: every page would fetch all its parts again.
 */
const standBetween = () => {
  const addresses: [Gate, RegExp][] = [
    ['code', /accounts:signInWithPhoneNumber/],
    ['exchange', /\/api\/user\/auth\/(?:signup\/)?verify-firebase-token$/],
    ['enrol', /\/enroll$/],
    ['renewal', /securetoken\.googleapis\.com/],
  ];
  const gated = window as unknown as Gated;
  const original = window.fetch;
  const refusal = (gate: Gate) =>
    gate === 'renewal'
      ? Response.json({ error: { code: 400, message: 'TOKEN_EXPIRED' } }, { status: 400 })
      : Response.json({ success: false, message: 'The service is closed today.' }, { status: 403 });
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(new URL(input, location.href));
    const gate = addresses.find(([, address]) => address.test(url))?.[0];
    const wish = gate === undefined ? 'ok' : await gated.walkWish(gate);
    if (gate === undefined || wish === 'ok') return original(input, init);
    if (wish === 'refused') return refusal(gate);
    // It is carried out, and its answer is late or lost.
    const response = await original(input, init);
    // Read to its end, or the browser holds it to be on its way for ever.
    const body = await response.arrayBuffer();
    if (wish === 'lost') throw new TypeError('Failed to fetch');
    await gated.walkHold(gate);
    return new Response(body, response);
  };
};

/** Answers that wait until the walk lets them go, and what else a network does. */
export const openGates = async (context: BrowserContext) => {
  const wishes: (Key & { answer: Answer })[] = [];
  const held: (Key & { letGo: () => void })[] = [];
  let isRevoked = false;

  const takeWish = (page: Page, gate: Gate): Answer => {
    if (gate === 'renewal') return isRevoked ? 'refused' : 'ok';
    const at = wishes.findIndex((wish) => wish.page === page && wish.gate === gate);
    return at === -1 ? 'ok' : wishes.splice(at, 1)[0]!.answer;
  };
  const hold = (page: Page, gate: Gate) =>
    new Promise<void>((resolve) => {
      held.push({ page, gate, letGo: resolve });
    });
  await context.exposeBinding('walkWish', ({ page }, gate: Gate) => takeWish(page, gate));
  await context.exposeBinding('walkHold', ({ page }, gate: Gate) => hold(page, gate));
  await context.addInitScript(standBetween);

  const block = (route: Route) => route.abort('blockedbyclient');
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
    /** What a document that is gone was waiting for comes no more. */
    forget: (page: Page) => {
      for (const list of [wishes, held])
        for (const one of list.filter((entry) => entry.page === page))
          list.splice(list.indexOf(one as never), 1);
    },
    isHeld: (page: Page) => held.some((one) => one.page === page),
    blockScript: (wanted: boolean) =>
      wanted ? context.route(SCRIPT, block) : context.unroute(SCRIPT, block),
    revoke: (wanted: boolean) => {
      isRevoked = wanted;
    },
  };
};
