import streams from 'node:stream/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchThenImport } from './fetch-then-import.ts';

vi.mock('./built-files.ts', () => ({
  isAsBuilt: async (_url: string, content: ArrayBuffer) => new TextDecoder().decode(content) === 'whole',
}));

type HostResponse = { status?: number; type?: string; body?: 'whole' | 'cut' | 'wrong' };

/** The host's responses, by file name. Each test uses other names, because fetched files are cached in memory. */
let responses: Record<string, HostResponse | Promise<HostResponse>> = {};
let requests: string[] = [];
let caches: (RequestCache | undefined)[] = [];

beforeEach(() => {
  responses = {};
  requests = [];
  caches = [];
  // jsdom has no streams.
  vi.stubGlobal('ReadableStream', streams.ReadableStream);
  vi.stubGlobal('TransformStream', streams.TransformStream);
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requests.push(url);
    caches.push(cache);
    const { status = 200, type = 'text/javascript', body = 'whole' } = (await responses[url]) ?? {};
    const content = new TextEncoder().encode(body);
    const stream = new ReadableStream({
      start: (on) => {
        if (body === 'cut') return on.error(new TypeError('network error'));
        on.enqueue(content);
        on.close();
      },
    });
    return new Response(stream, { status, headers: { 'content-type': type } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const createImportMock = () => vi.fn<() => Promise<string>>().mockResolvedValue('module');

test('all files are fetched once, before the import', async () => {
  const load = createImportMock();
  await expect(fetchThenImport(load, ['/assets/a.js', '/assets/b.js'])).resolves.toBe('module');
  await fetchThenImport(load, ['/assets/b.js', '/assets/c.js']);
  expect(requests).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});

test('a file that cannot be fetched is named in the error', async () => {
  responses['/assets/offline.js'] = Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchThenImport(createImportMock(), ['/assets/offline.js'])).rejects.toThrow(
    '/assets/offline.js could not be fetched',
  );
});

test.each<[string, HostResponse]>([
  ['cut off', { body: 'cut' }],
  ['an error response', { status: 404 }],
  ['a page of a proxy', { type: 'text/html' }],
  ['of another content', { body: 'wrong' }],
])('a file that is %s is not imported; it is once a new request succeeds', async (name, hostResponse) => {
  const url = `/assets/${encodeURIComponent(name)}.js`;
  const load = createImportMock();
  responses[url] = hostResponse;
  await expect(fetchThenImport(load, [url])).rejects.toThrow(/could not be fetched|was answered with/);
  expect(load).not.toHaveBeenCalled();
  responses[url] = {};
  await expect(fetchThenImport(load, [url])).resolves.toBe('module');
});

test("a wrong response may come from the browser's cache: it is requested again at once, bypassing the cache", async () => {
  const load = createImportMock();
  vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
    caches.push(cache);
    return cache === 'reload'
      ? new Response('whole', { headers: { 'content-type': 'text/javascript' } })
      : new Response('', { status: 404 });
  });
  await expect(fetchThenImport(load, ['/assets/kept-refusal.js'])).resolves.toBe('module');
  expect(caches).toEqual(['default', 'reload']);
});

test('a network error does not mark the release as outdated; a file of other content does', async () => {
  vi.resetModules();
  const fresh = await import('./fetch-then-import.ts');
  responses['/assets/no-network.js'] = { body: 'cut' };
  await expect(fresh.fetchThenImport(createImportMock(), ['/assets/no-network.js'])).rejects.toThrow(
    'could not be fetched',
  );
  expect(fresh.isOutdated()).toBe(false);
  responses['/assets/gone.js'] = { status: 404 };
  await expect(fresh.fetchThenImport(createImportMock(), ['/assets/gone.js'])).rejects.toThrow(
    'answered with 404',
  );
  expect(fresh.isOutdated()).toBe(true);
});

test('a caller that joins while an older request is failing gets a new request', async () => {
  const load = createImportMock();
  let fail: (hostResponse: HostResponse) => void = () => {};
  responses['/assets/slow.js'] = new Promise((resolve) => {
    fail = resolve;
  });
  const first = fetchThenImport(load, ['/assets/slow.js']);
  const second = fetchThenImport(load, ['/assets/slow.js']);
  responses['/assets/slow.js'] = {};
  fail({ body: 'cut' });
  await expect(first).rejects.toThrow('could not be fetched');
  await expect(second).resolves.toBe('module');
});

test('a file that only the import names is fetched too', async () => {
  // As in built code; not called, because the file does not exist.
  const load = Object.assign(createImportMock(), { toString: () => "()=>import('./own-1.js').then(e=>e.t)" });
  await fetchThenImport(load);
  expect(requests).toEqual([expect.stringMatching(/\/own-1\.js$/)]);
});

test('the document’s own script and its inline styles are not fetched', async () => {
  document.head.innerHTML =
    '<script type="text/plain" src="/assets/own.js"></script><link rel="stylesheet" href="/assets/inline.css" disabled>';
  await fetchThenImport(createImportMock(), ['/assets/own.js', '/assets/inline.css']);
  expect(requests).toEqual([]);
});

test('a file that the document preloads is checked like any other', async () => {
  document.head.innerHTML = '<link rel="preload" as="fetch" crossorigin href="/assets/preloaded.js">';
  responses['/assets/preloaded.js'] = { body: 'wrong' };
  const load = createImportMock();
  await expect(fetchThenImport(load, ['/assets/preloaded.js'])).rejects.toThrow(
    'not the file that was built',
  );
  expect(load).not.toHaveBeenCalled();
});

test('a module that throws while it is evaluated is not fetched again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('a bug'));
  await expect(fetchThenImport(load, ['/assets/bug.js'])).rejects.toThrow('a bug');
  expect(load).toHaveBeenCalledOnce();
});

test('a style is applied before the import, and one that fails is tried again', async () => {
  responses['/assets/x.css'] = { type: 'text/css' };
  const load = createImportMock();
  const dispatchOnLink = (event: string) =>
    vi.waitFor(() => {
      const link = document.querySelector('link[href="/assets/x.css"]');
      expect(link).not.toBeNull();
      link?.dispatchEvent(new Event(event));
    });
  const first = fetchThenImport(load, ['/assets/x.css']);
  await dispatchOnLink('error');
  await expect(first).rejects.toThrow('could not be applied');
  const second = fetchThenImport(load, ['/assets/x.css']);
  await dispatchOnLink('load');
  await expect(second).resolves.toBe('module');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('a caller that requests a style while it is being applied waits for it too', async () => {
  responses['/assets/y.css'] = { type: 'text/css' };
  const load = createImportMock();
  const both = [fetchThenImport(load, ['/assets/y.css']), fetchThenImport(load, ['/assets/y.css'])];
  await vi.waitFor(() => expect(document.querySelector('link')).not.toBeNull());
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await Promise.all(both);
  expect(load).toHaveBeenCalledTimes(2);
});
