import dns from 'node:dns';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAuthEmulator, type AuthEmulator } from '../src/emulator.ts';
import { createSandbox } from '../src/index.ts';
import { sendRequest } from './send.ts';

// Loading the emulator takes seconds on a busy machine.
const START_LIMIT_MS = 60_000;
const PHONE = '+919876543210';
const PROJECT = 'demo-janani';

let emulator: AuthEmulator;
const reportedCodes: [phone: string, code: string][] = [];
const logged: unknown[] = [];
const connectionTargets: string[] = [];
// These only record calls. The runner clears the records before each test.
const connects = vi.spyOn(net.Socket.prototype, 'connect');
const lookups = vi.spyOn(dns, 'lookup');
const recordTargets = () => {
  const calls = [...connects.mock.calls, ...lookups.mock.calls];
  connectionTargets.push(...calls.map(([target]) => JSON.stringify(target)));
};

const post = async (call: string, body: unknown) => {
  const response = await fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
};
const sendCode = async (phoneNumber = PHONE) =>
  (await post('accounts:sendVerificationCode', { phoneNumber })) as { sessionInfo: string };
const signIn = async () => {
  const { sessionInfo } = await sendCode();
  return post('accounts:signInWithPhoneNumber', { sessionInfo, code: await emulator.getCode(PHONE) });
};

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => logged.push(text) > 0);
  }
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args));
  }
  emulator = await startAuthEmulator({
    port: 0,
    projectId: PROJECT,
    onCode: (phone, code) => reportedCodes.push([phone, code]),
  });
  recordTargets();
}, START_LIMIT_MS);
afterEach(recordTargets);

afterAll(async () => {
  vi.restoreAllMocks();
  await emulator.close();
});

describe('the Auth emulator', () => {
  it('reports each code once, and returns the newest one', async () => {
    await sendCode();
    const first = await emulator.getCode(PHONE);
    await sendCode();
    const second = await emulator.getCode('9876543210');
    expect(first).toMatch(/^\d{6}$/);
    expect(reportedCodes).toEqual([
      [PHONE, first],
      [PHONE, second],
    ]);
    expect(await emulator.getCode('+919000000009')).toBeUndefined();
  });

  it('signs a user in with a token that the sandbox accepts', async () => {
    const { idToken } = await signIn();
    const sandbox = createSandbox({ projectId: PROJECT });
    const line = 'POST /user/auth/verify-firebase-token';
    expect((await sendRequest(sandbox, line, { body: { idToken } })).status).toBe(404);
    sandbox.setProviderState({ state: 'a phone number is registered', params: { phone: '9876543210' } });
    expect((await sendRequest(sandbox, line, { body: { idToken } })).status).toBe(200);
    expect((await sendRequest(sandbox, 'GET /user/sessions', { token: idToken! })).status).toBe(200);
  });

  it('clear() deletes all accounts and codes', async () => {
    const { idToken } = await signIn();
    expect(await post('accounts:lookup', { idToken })).toMatchObject({ users: [{ phoneNumber: PHONE }] });
    emulator.clear();
    expect(await emulator.getCode(PHONE)).toBeUndefined();
    expect(await post('accounts:lookup', { idToken })).toMatchObject({
      error: { message: 'USER_NOT_FOUND' },
    });
    await sendCode();
    expect(await emulator.getCode(PHONE)).toMatch(/^\d{6}$/);
  });

  it(
    'reports a port that is in use with a message',
    async () => {
      const port = Number(new URL(emulator.url).port);
      await expect(startAuthEmulator({ port, projectId: PROJECT })).rejects.toThrow(
        `Port ${port} on 127.0.0.1 is in use, so the Auth emulator cannot start: stop the program that uses it or choose another port.`,
      );
    },
    START_LIMIT_MS,
  );

  it('writes no output and connects to this machine only', () => {
    expect(logged).toEqual([]);
    expect(connectionTargets.length).toBeGreaterThan(0);
    expect(connectionTargets.filter((target) => !target.includes('127.0.0.1'))).toEqual([]);
  });
});
