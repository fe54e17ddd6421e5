import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPreview, getStatus } from './serving.testing.ts';

// Loading the emulator takes seconds on a busy machine.
const START_LIMIT_MS = 60_000;
const CODES = '/emulator/v1/projects/demo-janani/verificationCodes';

let preview: Awaited<ReturnType<typeof startPreview>>;
let emulatorPort: number;
beforeAll(async () => {
  preview = await startPreview();
  emulatorPort = Number(new URL(preview.emulatorUrl).port);
}, START_LIMIT_MS);
afterAll(() => preview.close());

type Headers = Record<string, string>;
const sendRequest = (path: string, headers: Headers = {}, { method = 'GET', port = preview.port } = {}) => {
  const all = { Host: `localhost:${port}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return getStatus(port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
};

const namedHosts = [
  CODES,
  '/identitytoolkit.googleapis.com/v1/recaptchaParams?key=any',
  '/api/states',
  '/__sandbox/requests',
  '/__analytics/captured',
];
const crossSiteHeaders: Headers[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://localhost:1' },
  { Origin: 'http://localhost.evil.example' },
  { Origin: 'http://127.0.0.1:1' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];
const foreignHostHeaders: Headers[] = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.0.2.1',
].map((Host) => ({ Host }));

describe.each(namedHosts)('%s', (path) => {
  test.each(crossSiteHeaders)('does not respond to another site: %j', async (headers) => {
    expect(await sendRequest(path, headers)).toBe(403);
    expect(await sendRequest(path, headers, { method: 'OPTIONS' })).toBe(403);
  });

  test.each(foreignHostHeaders)('does not respond under a foreign host name: %j', async (headers) => {
    expect(await sendRequest(path, { ...headers, Origin: `http://${headers['Host']}` })).toBe(421);
  });

  test('responds to the page of its own origin, and to a program', async () => {
    const sameOriginHeaders = { Origin: `http://localhost:${preview.port}`, 'Sec-Fetch-Site': 'same-origin' };
    expect([200, 404]).toContain(await sendRequest(path, sameOriginHeaders));
    expect([200, 404]).toContain(await sendRequest(path));
    expect([200, 404]).toContain(await sendRequest(path, { Host: `127.0.0.1:${preview.port}` }));
  });
});

test('the emulator does not respond to another site at its URL either', async () => {
  const port = emulatorPort;
  for (const headers of crossSiteHeaders) expect(await sendRequest(CODES, headers, { port })).toBe(403);
  for (const headers of foreignHostHeaders) expect(await sendRequest(CODES, headers, { port })).toBe(421);
  expect(await sendRequest(CODES, {}, { port })).toBe(200);
});

test('a link from another site opens a page, but not under a foreign host name', async () => {
  expect(await sendRequest('/about', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' })).toBe(
    200,
  );
  for (const headers of foreignHostHeaders) expect(await sendRequest('/about', headers)).toBe(421);
});
