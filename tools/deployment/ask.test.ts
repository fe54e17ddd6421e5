import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAsk } from './ask.ts';
import { at, content, endless, header, silence, status } from './changes.testing.ts';
import { startLoopbackHost } from './loopback-host.testing.ts';

const LIMITS = { answerMs: 5000, totalMs: 10_000, bodyBytes: 1_000_000 };
/** For hosts that are silent on purpose. */
const IMPATIENT = { ...LIMITS, answerMs: 300 };

let host: Awaited<ReturnType<typeof startLoopbackHost>>;
beforeAll(async () => {
  host = await startLoopbackHost();
});
afterAll(() => host.close());

test('compression is seen, and what is compressed is read', async () => {
  host.become(content(() => 'text'.repeat(2000)));
  const { headers, text } = await createAsk(LIMITS)(`${host.origin}/`);
  expect([headers.get('content-encoding'), text]).toEqual(['gzip', 'text'.repeat(2000)]);
});

test('redirects are told, not followed', async () => {
  host.become(at('/', (reply) => header('location', '/x')(status(302)(reply))));
  host.asked.length = 0;
  expect((await createAsk(LIMITS)(`${host.origin}/`)).status).toBe(302);
  expect(host.asked).toEqual(['GET /']);
});

test('the same question is asked once', async () => {
  host.become((reply) => reply);
  host.asked.length = 0;
  const ask = createAsk(LIMITS);
  await Promise.all([
    ask(`${host.origin}/`),
    ask(`${host.origin}/`),
    ask(`${host.origin}/`, { Referer: 'x' }),
  ]);
  expect(host.asked.length).toBe(2);
});

test('a host that never answers is left after a while', async () => {
  host.become(() => silence);
  await expect(createAsk(IMPATIENT)(host.origin)).rejects.toThrow('none within 0.3 s');
});

test('a body that begins and never goes on is left after a while', async () => {
  host.become(() => (response) => void response.writeHead(200).write('half'));
  await expect(createAsk(IMPATIENT)(host.origin)).rejects.toThrow('none within 0.3 s');
});

test('a body without an end is not read further than its limit', async () => {
  host.become(() => endless);
  await expect(createAsk(LIMITS)(host.origin)).rejects.toThrow('its body is longer than 1000000 bytes');
});

test('a small body that unpacks to a large one is not read further than its limit either', async () => {
  host.become(content(() => ' '.repeat(2 * LIMITS.bodyBytes)));
  await expect(createAsk(LIMITS)(host.origin)).rejects.toThrow('its body is longer than 1000000 bytes');
});

test('all together end when their time is over', async () => {
  host.become(() => silence);
  const ask = createAsk({ ...LIMITS, answerMs: 5000, totalMs: 300 });
  await expect(ask(host.origin)).rejects.toThrow('the time limit of 0.3 s for all is over');
  await expect(ask(`${host.origin}/next`)).rejects.toThrow('the time limit of 0.3 s for all is over');
});

test('a host that is not there is said by its cause', async () => {
  await expect(createAsk(LIMITS)('http://127.0.0.1:1')).rejects.toThrow(/bad port|ECONNREFUSED/);
});
