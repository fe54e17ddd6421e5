import type { BrowserContext, Page, Request } from '@playwright/test';

/** Nothing is on its way for this long, and the page has nothing to do: it stands. */
const QUIET_MS = 60;
/** A page that never stands is judged as it is. */
const SETTLE_MS = 5_000;
const LOOK_EVERY_MS = 15;

export const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const waitedFor = new Set(['document', 'fetch', 'xhr', 'script']);

/** Whether anything is on its way that a page waits for. */
export const watchTraffic = (context: BrowserContext) => {
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
    if (!waitedFor.has(request.resourceType()) || request.url().includes('/__analytics')) return;
    going.set(request, pageOf(request));
    changedAt = Date.now();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return (since: number) => {
    const isBusy = [...going].some(([, page]) => page?.isClosed() !== true);
    return !isBusy && Date.now() - Math.max(changedAt, since) >= QUIET_MS;
  };
};

/** Whether the page has a heading, asked once it has done what it had to do. */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          // No timer and no frame: a tab in the background gets few of either.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            port1.close();
            resolve(document.querySelector('h1, h2') !== null || location.protocol === 'about:');
          });
          port1.start();
          port2.postMessage(null);
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
