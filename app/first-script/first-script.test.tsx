import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reloadOnce = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('../src/loading/reload-once.ts', () => ({ reloadOnce }));

let asked: [string, RequestInit][] = [];
let isHostThere = true;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  reloadOnce.mockReset().mockReturnValue(true);
  asked = [];
  isHostThere = true;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    if (!isHostThere) throw new TypeError('network error');
    return new Response('');
  });
  // A script that jsdom does not fetch.
  document.head.innerHTML = `<script type="text/plain" src="/assets/index.js" integrity="sha256-x"></script>
    <link rel="modulepreload" href="/assets/kit.js" integrity="sha256-y"><link rel="icon" href="/mark.svg">`;
  document.body.innerHTML = '<div hidden id="not-started">word</div><input value="">';
  await import('./first-script.ts');
});
afterEach(() => {
  document.dispatchEvent(new Event('janani:started'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isWordShown = () => document.querySelector<HTMLElement>('#not-started')?.hidden === false;
const failFile = async (selector = 'script') => {
  document.querySelector(selector)?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
};

test('a file that fails has all of the document fetched past every cache, and the page brought anew', async () => {
  await failFile('link');
  expect(asked.map(([address, { cache }]) => [new URL(address).pathname, cache])).toEqual([
    ['/assets/index.js', 'reload'],
    ['/assets/kit.js', 'reload'],
  ]);
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(isWordShown()).toBe(false);
});

test('an icon that fails is nobody’s loss', async () => {
  await failFile('link[rel="icon"]');
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
  await vi.advanceTimersByTimeAsync(0);
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test('once it has begun, nothing is reloaded', async () => {
  document.dispatchEvent(new Event('janani:started'));
  await failFile();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([]);
  expect(isWordShown()).toBe(false);
});
