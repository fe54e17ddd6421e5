import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox, UNREGISTERED_PHONE } from '../src/index.ts';
import { timetable } from '../src/seeds/sessions/sessions.ts';
import { sendRequest, getData, getToken } from './send.ts';

const ROUNDS = 3;
// Each round starts a process, which takes long on a busy machine.
const ROUNDS_LIMIT_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'janani-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const server = fileURLToPath(new URL('durable-server.ts', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;

type Session = { slug: string; scheduled_at: string; is_enrolled?: boolean };
const getSessions = async (databasePath: string, now = new Date()) => {
  const sandbox = createSandbox({ databasePath, now: () => now });
  const token = getToken(undefined, now);
  const sessions = getData<Session>(await sendRequest(sandbox, 'GET /user/sessions?limit=100', { token }));
  sandbox.close();
  return new Map(sessions.map((session) => [session.slug, session]));
};
const start = (session: Session | undefined) => {
  const scheduledAt = session?.scheduled_at ?? '';
  return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(scheduledAt) ? scheduledAt : `${scheduledAt}+05:30`);
};

/**
 * Starts a server on the file, enrols in all the sessions at once, and kills it after this many have been confirmed.
 */
async function enrollUntilKilled(databasePath: string, slugs: readonly string[], kills: number) {
  const child = spawn(process.execPath, [server, databasePath], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const url = String(await once(child.stdout, 'data'));
  const acknowledged: string[] = [];
  const headers = { authorization: `Bearer ${getToken()}` };
  const calls = slugs.map(async (slug) => {
    const response = await fetch(`${url}/api/user/sessions/${slug}/enroll`, { method: 'POST', headers });
    if (response.ok) acknowledged.push(slug);
    if (acknowledged.length === kills) child.kill('SIGKILL');
  });
  await Promise.allSettled(calls);
  // The process has exited, unless the test is about to fail.
  child.kill('SIGKILL');
  await exited;
  return acknowledged;
}

describe('a database file', () => {
  it(
    'retains every acknowledged enrolment when the server is killed repeatedly',
    async () => {
      const databasePath = join(folder, 'killed', 'sandbox.db');
      const sandboxWithOrigin = timetable
        .filter((seed) => 'day' in seed && seed.day > 0)
        .map(({ slug }) => slug);
      const perRound = Math.floor(sandboxWithOrigin.length / ROUNDS);
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const slugs = sandboxWithOrigin.slice(round * perRound, (round + 1) * perRound);
        const acknowledgedInRound = await enrollUntilKilled(databasePath, slugs, 3 + round);
        expect(acknowledgedInRound.length).toBeGreaterThanOrEqual(3 + round);
        acknowledged.push(...acknowledgedInRound);
        const sessions = await getSessions(databasePath);
        expect(acknowledged.filter((slug) => !sessions.get(slug)?.is_enrolled)).toEqual([]);
      }
    },
    ROUNDS_LIMIT_MS,
  );

  it('retains accounts, and is not seeded again', async () => {
    const databasePath = join(folder, 'accounts.db');
    const first = createSandbox({ databasePath });
    first.setProviderState({ state: 'a phone number is registered', params: { phone: UNREGISTERED_PHONE } });
    first.setProviderState({ state: 'no session has the slug', params: { slug: 'chair-yoga' } });
    first.close();
    const second = createSandbox({ databasePath });
    const check = await sendRequest(second, 'POST /user/auth/check-phone', {
      body: { phone: UNREGISTERED_PHONE },
    });
    expect(check.body['data']).toEqual({ exists: true });
    expect((await sendRequest(second, 'GET /user/sessions/chair-yoga', { token: getToken() })).status).toBe(
      404,
    );
    second.close();
  });

  it('has no dangling reference, after the seed and after a reset', () => {
    const databasePath = join(folder, 'references.db');
    const sandbox = createSandbox({ databasePath });
    const findDanglingReferences = () => {
      const database = new DatabaseSync(databasePath);
      const violations = database.prepare('pragma foreign_key_check').all();
      database.close();
      return violations;
    };
    expect(findDanglingReferences()).toEqual([]);
    sandbox.reset();
    sandbox.setProviderState({ state: 'no hospitals match', params: { search: 'pune' } });
    expect(findDanglingReferences()).toEqual([]);
    sandbox.close();
  });

  it('of a newer version is rejected with a message', () => {
    const databasePath = join(folder, 'newer.db');
    const database = new DatabaseSync(databasePath);
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => createSandbox({ databasePath })).toThrow(
      "The sandbox's database has version 99, and this code knows 3, so it cannot be read: delete the file, or use the newer code.",
    );
  });
});

describe('the timetable of a file that is opened later', () => {
  const seedTime = new Date('2026-11-21T10:00:00+05:30');
  const addDays = (days: number) => new Date(seedTime.getTime() + days * DAY_MS);

  it.each([
    [0, 0],
    [6, 0],
    [7, 7],
    [13, 7],
    [400, 399],
  ])(
    '%i days later has moved by %i: whole weeks, so a Sunday class stays on a Sunday',
    async (days, movedDays) => {
      const databasePath = join(folder, `later-${days}.db`);
      const before = await getSessions(databasePath, seedTime);
      const now = addDays(days);
      const later = await getSessions(databasePath, now);
      const yoga = (sessions: Map<string, Session>) => start(sessions.get('sunday-yoga-in-pune'));
      expect(yoga(later) - yoga(before)).toBe(movedDays * DAY_MS);
      // Opening it twice moves nothing.
      expect(yoga(await getSessions(databasePath, now))).toBe(yoga(later));
      expect(start(later.get('gentle-prenatal-yoga'))).toBeGreaterThan(now.getTime());
      expect(start(later.get('rest-and-sleep'))).toBeLessThan(now.getTime());
      const upcoming = [...later.values()].filter((session) => start(session) > now.getTime());
      expect(upcoming.length).toBeGreaterThan(38);
      expect(upcoming.length).toBeLessThan(50);
    },
  );

  it("always has the session that is running now, with the user's enrolment in it", async () => {
    const databasePath = join(folder, 'running.db');
    await getSessions(databasePath, seedTime);
    const now = new Date(seedTime.getTime() + 3 * DAY_MS + 5_000_000);
    const running = (await getSessions(databasePath, now)).get('stretching-at-your-desk');
    expect(start(running)).toBeLessThan(now.getTime());
    expect(start(running)).toBeGreaterThan(now.getTime() - 31 * 60_000);
    expect(running?.is_enrolled).toBe(true);
  });
});
