import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reloadOnce = vi.hoisted(() => vi.fn<(reason: string) => boolean>());
vi.mock('../src/loading/reload-once.ts', () => ({ reloadOnce }));

let requests: [string, RequestInit][] = [];
let isHostReachable = true;
/** The body that the host sends; the document's integrity matches "right". */
let body = 'wrong';
const VALID_INTEGRITY = 'sha256-JwQvTm7KfQsqfuQCbfLs+lHTM55tEiqgmRGOzYVjutk=';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  reloadOnce.mockReset().mockReturnValue(true);
  requests = [];
  isHostReachable = true;
  body = 'wrong';
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push([url, init]);
    if (!isHostReachable) throw new TypeError('network error');
    return new Response(body);
  });
  // jsdom does not fetch a script of this type.
  document.head.innerHTML = `<script type="text/plain" src="/assets/index.js" integrity="${VALID_INTEGRITY}"></script>
    <link rel="preload" as="fetch" href="/assets/kit.js"><link rel="icon" href="/mark.svg">`;
  document.body.innerHTML = '<div hidden id="not-started">word</div><input value="">';
  await import('./first-script.ts');
});
afterEach(() => {
  document.dispatchEvent(new Event('janani:started'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isMessageShown = () => document.querySelector<HTMLElement>('#not-started')?.hidden === false;
/** Digests are computed asynchronously. */
const nextTask = () =>
  vi.waitFor(() => expect(reloadOnce.mock.calls.length > 0 || isMessageShown()).toBe(true));
const failFile = async (selector = 'script') => {
  document.querySelector(selector)?.dispatchEvent(new Event('error'));
  await nextTask();
};

test('a script that fails to load is fetched again, bypassing every cache, and the page is reloaded', async () => {
  await failFile();
  expect(requests.map(([url, { cache }]) => [new URL(url).pathname, cache])).toEqual([
    ['/assets/index.js', 'reload'],
  ]);
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('missing');
  expect(isMessageShown()).toBe(false);
});

test('a refetched script that matches the integrity reloads the page for the reason "recovered"', async () => {
  body = 'right';
  await failFile();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('recovered');
});

test('an icon that fails to load has no effect', async () => {
  document.querySelector('link[rel="icon"]')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual([]);
});

test('without a network the page shows the message, and reloads once the network is back', async () => {
  isHostReachable = false;
  await failFile();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(isMessageShown()).toBe(true);
});

test('a page with input is not reloaded for a script of wrong content', async () => {
  const field = document.querySelector('input');
  if (field) field.value = '98765';
  await failFile();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(isMessageShown()).toBe(true);
  expect(field?.value).toBe('98765');
});

test('a valid refetched script reloads the page unless the user is typing', async () => {
  body = 'right';
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = '98765';
  field.focus();
  await failFile();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(isMessageShown()).toBe(true);
});

test('input that is no longer focused does not block the reload for a valid script', async () => {
  body = 'right';
  (document.querySelector('input') as HTMLInputElement).value = '98765';
  await failFile();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('recovered');
});

test('a second failure after a reload shows the message instead of reloading again', async () => {
  reloadOnce.mockReturnValue(false);
  await failFile();
  expect(isMessageShown()).toBe(true);
});

test('an app that does not start in time shows the message, and hides it once it starts', async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isMessageShown()).toBe(true);
  document.dispatchEvent(new Event('janani:started'));
  expect(isMessageShown()).toBe(false);
});

test('an app that reports that it cannot start is recovered in the same way', async () => {
  document.dispatchEvent(new Event('janani:failed'));
  await nextTask();
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test('after the app has started, nothing is reloaded', async () => {
  document.dispatchEvent(new Event('janani:started'));
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requests).toEqual([]);
  expect(isMessageShown()).toBe(false);
});

test('input is restored when the same page is opened again', async () => {
  const field = () => document.querySelector('input');
  const next = (path: string) => {
    window.dispatchEvent(new Event('pagehide'));
    document.body.innerHTML = '<input value="">';
    window.history.replaceState({}, '', path);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    return field()?.value;
  };
  (field() as HTMLInputElement).value = '98111';
  expect(next(window.location.pathname)).toBe('98111');
  expect(next('/about')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
