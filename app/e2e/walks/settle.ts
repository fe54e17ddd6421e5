import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Gates } from './gates.ts';

/** Nothing is on its way for this long, and the page has nothing to do: it stands. */
const QUIET_MS = 60;
/** A page that never stands is judged as it is. */
const SETTLE_MS = 5_000;
const LOOK_EVERY_MS = 15;

export const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Whether anything is on its way, but for what the walk holds back and what nobody waits for. */
export const watchTraffic = (context: BrowserContext, gates: Gates) => {
  const going = new Map<Request, Page | undefined>();
  let changedAt = Date.now();
  const end = (request: Request) => {
    if (going.delete(request)) changedAt = Date.now();
  };
  const pageOf = (request: Request) => {
    try {
      return request.frame().page();
    } catch {
      // The document that is asked for has no frame yet.
      return undefined;
    }
  };
  context.on('request', (request) => {
    if (request.url().includes('/__analytics')) return;
    going.set(request, pageOf(request));
    changedAt = Date.now();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return (since: number) => {
    const isBusy = [...going].some(([request, page]) => !gates.holds(request) && page?.isClosed() !== true);
    return !isBusy && Date.now() - Math.max(changedAt, since) >= QUIET_MS;
  };
};

/** Until the page has drawn what it has, and has a heading. */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const tell = () =>
            resolve(document.querySelector('h1, h2') !== null || location.protocol === 'about:');
          requestIdleCallback(tell, { timeout: 500 });
        }),
    )
    // It is being left; the next look is at what comes.
    .catch(() => false);

/** Until nothing is on its way and every tab stands. A slow machine takes its time, and is not wrong. */
export const settled = async (pages: Page[], isQuiet: (since: number) => boolean): Promise<void> => {
  const began = Date.now();
  while (Date.now() - began < SETTLE_MS) {
    const open = pages.filter((page) => !page.isClosed());
    if (isQuiet(began)) {
      const idle = await Promise.all(open.map(isIdle));
      if (idle.every(Boolean) && isQuiet(began)) return;
    }
    await sleep(LOOK_EVERY_MS);
  }
};
