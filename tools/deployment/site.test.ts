import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, createAsk } from './ask.ts';
import { readBuild } from './build.ts';
import type { Build } from './expected.ts';
import { hostChecks } from './host-checks.ts';
import { at, silence } from './changes.testing.ts';
import { type Change, askOf, startLoopbackHost } from './loopback-host.testing.ts';
import { type Line, reportOn, textOf } from './report.ts';
import { rightHosts } from './right-hosts.testing.ts';
import { siteChecks } from './site-checks.ts';
import { writeSmallBuild } from './small-build.testing.ts';
import { wrongContent } from './wrong-content.testing.ts';
import { wrongHeaders } from './wrong-headers.testing.ts';

const LIMITS = { answerMs: 10_000, totalMs: 30_000, bodyBytes: 1_000_000 };

const wrongHosts = [...wrongContent, ...wrongHeaders];

const { parent, folder } = writeSmallBuild();
const small = readBuild(folder);
let host: Awaited<ReturnType<typeof startLoopbackHost>>;
beforeAll(async () => {
  host = await startLoopbackHost();
});
afterAll(() => {
  host.close();
  rmSync(parent, { recursive: true });
});

const report = (build: Build | undefined, ask: Ask = createAsk(LIMITS)) =>
  reportOn({ origin: host.origin, api: `${host.origin}/api`, provider: host.origin, build, ask });
const failed = (lines: Line[]) => lines.filter(({ end }) => end === '✗');

describe.each([
  ['with the build', (change: Change) => (host.become(change), report(small))],
  // The same answers, without a connection.
  ['without a build', (change: Change) => report(undefined, askOf(change))],
])('%s', (how, reportOfHost) => {
  test.each(rightHosts)('nothing is said of a host with %s', async (_what, change) => {
    expect(failed(await reportOfHost(change)).map((line) => textOf(line))).toEqual([]);
  });

  const seen = wrongHosts.filter(([, , , , only]) => how === 'with the build' || only === undefined);
  test.each(seen)('%s', async (_what, change, checks, address) => {
    const lines = failed(await reportOfHost(change));
    expect(lines.map(({ name }) => name)).toEqual(checks);
    expect(lines.map((line) => textOf(line)).join('\n')).toContain(address);
    for (const line of lines) expect(textOf(line)).toMatch(/^✗ .+: .+, so .+\. .+\.$/);
  });
});

test('what never comes is named, by each of its addresses', async () => {
  host.become(at(/^\/(?:about|assets\/kit-2\.js)$/, () => silence));
  // Long for a host on this machine, and short for who waits for one that is silent.
  const ask = createAsk({ ...LIMITS, answerMs: 1500 });
  const lines = failed(await report(small, ask));
  expect(lines.map(({ name }) => name)).toEqual(['every page answers', 'every file answers']);
  const text = lines.map((line) => textOf(line)).join('\n');
  expect(text).toContain('/about (none within 1.5 s)');
  expect(text).toContain('/assets/kit-2.js (none within 1.5 s)');
});

test('every check of the site is named by a host that is wrong', () => {
  const named = new Set(wrongHosts.flatMap(([, , checks]) => checks));
  const names = [...siteChecks(undefined), ...hostChecks].map(({ name }) => name);
  // It needs https: services.test.ts.
  expect(names.filter((name) => !named.has(name))).toEqual(['HTTPS']);
});

test('a line names the first addresses that fail and counts the rest', async () => {
  host.become((reply, path) => (path.startsWith('/hi') ? { ...reply, status: 500 } : reply));
  const [line] = failed(await report(small));
  expect(line && textOf(line)).toMatch(
    /^✗ every page answers: 6 of 12: (?:\/hi[/\w]* \(500\),? ){4}and 2 more, so /,
  );
});

test('every page, every file and every language are asked for, each once and by GET', async () => {
  host.become((reply) => reply);
  host.asked.length = 0;
  await report(small);
  expect(host.asked.length).toBe(new Set(host.asked).size);
  expect(host.asked.filter((asked) => !asked.startsWith('GET '))).toEqual([]);
  for (const path of ['/hi/signin', '/hi/payments', '/assets/thumb-5.svg', '/sw.js?language=hi'])
    expect(host.asked).toContain(`GET ${path}`);
});

test('without a build the same is found but for the contact, which nothing names', async () => {
  host.become((reply) => reply);
  const withBuild = new Set(small.expected.map(({ address }) => address));
  host.asked.length = 0;
  await report(undefined);
  const asked = new Set(host.asked.map((line) => line.replace('GET ', '')));
  expect([...withBuild].filter((address) => !asked.has(address))).toEqual([]);
});

test('a host that never answers is said at once, once', async () => {
  host.become(() => silence);
  host.asked.length = 0;
  const ask = createAsk({ ...LIMITS, answerMs: 300 });
  expect((await report(small, ask)).map((line) => textOf(line))).toEqual([
    '✗ the host answers: No answer came (none within 0.3 s), so nothing is known. Look whether the address is right and the deployment finished, and try again.',
  ]);
  expect(host.asked).toEqual(['GET /']);
});

test('a host that answers its first page only is left when the time for all is over', async () => {
  host.become((reply, path) => (path === '/' ? reply : silence));
  const ask = createAsk({ ...LIMITS, answerMs: 10_000, totalMs: 700 });
  const lines = failed(await report(small, ask));
  expect(lines.map(({ name }) => name)).toContain('every file answers');
  for (const line of lines) expect(textOf(line)).toContain('the time limit of 0.7 s for all is over');
});

test('what there is no answer of is not said to be right', async () => {
  host.become((reply, path) => (path.startsWith('/assets/') ? { ...reply, status: 404 } : reply));
  const lines = await report(small);
  expect(lines.find(({ name }) => name === 'built files are kept for ever')?.end).toBe('–');
});
