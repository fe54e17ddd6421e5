import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTarget } from './request-target.ts';
import { startPreview, getStatus } from './serving.testing.ts';

// Loading the emulator takes seconds on a busy machine.
const START_LIMIT_MS = 60_000;
/** One above what Node accepts as one header (16 KiB), and one below. */
const LENGTHS = [8000, 80_000];

const unusualTargets = [
  '//',
  '///',
  '//x',
  '//evil.example/about',
  '//evil.example:99999/',
  '//[',
  '//@',
  '/\\evil.example',
  '/%',
  '/%00',
  '/%zz',
  '/%ff%fe',
  '/%0d%0aX-Evil:1',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '*',
  'x',
  '?',
  '#',
  'http:',
  'http://',
  'http://[',
  'http://x:99999/',
  'http://evil.example/about',
  'https://evil.example/api/hospitals',
  'javascript:alert(1)',
  'evil.example:443',
  '/api//',
  '/api/%',
  '/api/%00',
  '/api?%',
  '/__sandbox//',
  '/__sandbox/%',
  '/emulator//',
  '/emulator/%',
  '/identitytoolkit.googleapis.com//',
  '/__analytics/%',
  '/__analytics//',
  ...LENGTHS.map((length) => `/${'a'.repeat(length)}`),
  ...LENGTHS.map((length) => '/'.repeat(length)),
];

describe('the preview server', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>;
  beforeAll(async () => {
    preview = await startPreview();
  }, START_LIMIT_MS);
  afterAll(() => preview.close());

  const sendRequest = (target: string, method = 'GET') =>
    getStatus(preview.port, `${method} ${target} HTTP/1.1\r\nHost: localhost:${preview.port}\r\n\r\n`);

  test.each(unusualTargets.map((target) => [target.slice(0, 40), target] as const))(
    'responds to %s, and still serves afterwards',
    async (_name, target) => {
      expect(await sendRequest(target)).toBeGreaterThanOrEqual(200);
      expect(await sendRequest('/about')).toBe(200);
    },
  );

  test('responds to every method', async () => {
    const responses: [target: string, status: number][] = [];
    for (const method of ['HEAD', 'OPTIONS', 'DELETE', 'POST', 'PROPFIND'])
      for (const target of ['*', '//', 'http://', '/%'])
        responses.push([target, await sendRequest(target, method)]);
    expect(responses.filter(([, status]) => status < 200 || status >= 500)).toEqual([]);
    expect(await sendRequest('/about')).toBe(200);
  });
});

describe('the target of a request', () => {
  test.each([
    ['/about?x=1', { path: '/about', search: '?x=1' }],
    ['//x', { path: '/x', search: '' }],
    ['/a/../b', { path: '/b', search: '' }],
    ['http://evil.example/about?x', { path: '/about', search: '?x' }],
    [undefined, { path: '/', search: '' }],
  ])('%s is parsed', (target, read) => {
    expect(readTarget(target)).toEqual(read);
  });

  test.each(['*', 'x', 'http://', '/%', '/%00', '/%0a', '/%7f', 'javascript:alert(1)', 'localhost:80'])(
    '%s is rejected',
    (target) => {
      expect(readTarget(target)).toBeUndefined();
    },
  );
});
