import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reloadOnce = vi.hoisted(() => vi.fn<(reason: string) => boolean>());
vi.mock('../src/loading/reload-once.ts', () => ({ reloadOnce }));

let asked: [string, RequestInit][] = [];
let isHostThere = true;
/** What the host answers; the document asks for "right". */
let body = 'wrong';
const RIGHT = 'sha256-JwQvTm7KfQsqfuQCbfLs+lHTM55tEiqgmRGOzYVjutk=';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  reloadOnce.mockReset().mockReturnValue(true);
  asked = [];
  isHostThere = true;
  body = 'wrong';
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    if (!isHostThere) throw new TypeError('network error');
    return new Response(body);
  });
  // A script that jsdom does not fetch.
  document.head.innerHTML = `<script type="text/plain" src="/assets/index.js" integrity="${RIGHT}"></script>
    <link rel="preload" as="fetch" href="/assets/kit.js"><link rel="icon" href="/mark.svg">`;
  document.body.innerHTML = '<div hidden id="not-started">word</div><input value="">';
  await import('./first-script.ts');
});
afterEach(() => {
  document.dispatchEvent(new Event('janani:started'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isWordShown = () => document.querySelector<HTMLElement>('#not-started')?.hidden === false;
/** Digests are made elsewhere, in their own time. */
const settled = () => vi.waitFor(() => expect(reloadOnce.mock.calls.length > 0 || isWordShown()).toBe(true));
const failFile = async (selector = 'script') => {
  document.querySelector(selector)?.dispatchEvent(new Event('error'));
  await settled();
};

test('a script that fails is fetched past every cache, and the page brought anew', async () => {
  await failFile();
  expect(asked.map(([address, { cache }]) => [new URL(address).pathname, cache])).toEqual([
    ['/assets/index.js', 'reload'],
  ]);
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('missing');
  expect(isWordShown()).toBe(false);
});

test('one that has come right then is told from one that has not', async () => {
  body = 'right';
  await failFile();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('here');
});

test('an icon that fails is nobody’s loss', async () => {
  document.querySelector('link[rel="icon"]')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
});

test('without a network it says so, and comes back with the network', async () => {
  isHostThere = false;
  await failFile();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(isWordShown()).toBe(true);
});

test('what was typed is never reloaded away', async () => {
  const field = document.querySelector('input');
  if (field) field.value = '98765';
  await failFile();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(isWordShown()).toBe(true);
  expect(field?.value).toBe('98765');
});

test('where the file has come right, only typing keeps the page', async () => {
  body = 'right';
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = '98765';
  field.focus();
  await failFile();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(isWordShown()).toBe(true);
});

test('what was typed before and came back does not', async () => {
  body = 'right';
  (document.querySelector('input') as HTMLInputElement).value = '98765';
  await failFile();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('here');
});

test('a reload that has not helped is not done again: it says so', async () => {
  reloadOnce.mockReturnValue(false);
  await failFile();
  expect(isWordShown()).toBe(true);
});

test('an app that does not begin says so in the end, and takes it back when it does', async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isWordShown()).toBe(true);
  document.dispatchEvent(new Event('janani:started'));
  expect(isWordShown()).toBe(false);
});

test('an app that says that it cannot begin is recovered in the same way', async () => {
  document.dispatchEvent(new Event('janani:failed'));
  await settled();
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test('once it has begun, nothing is reloaded', async () => {
  document.dispatchEvent(new Event('janani:started'));
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([]);
  expect(isWordShown()).toBe(false);
});

test('what was typed comes back with the next try of the same page', async () => {
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
