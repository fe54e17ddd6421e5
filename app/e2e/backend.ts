import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Captured } from '../preview/capture.ts';

/** The port of the first worker, where a caller needs to know it; any free port otherwise. */
const FIRST_PORT = process.env['JANANI_E2E_PORT'];
const START_TIMEOUT_MS = 60_000;

/** A fault that the sandbox plays instead of its response, or after it has committed. */
type Fault = {
  match: string;
  fault:
    | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
    | { kind: 'html'; status: number }
    | { kind: 'json'; body: unknown; status?: number }
    | { kind: 'delay'; ms: number }
    | { kind: 'reset' }
    | { kind: 'truncate' };
  when?: 'before' | 'after-commit';
  times?: number;
};

export type ReceivedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  authorized: boolean;
  body: unknown;
};

/** The app as it is deployed: production build and headers, with sandbox and identity emulator, in one process. */
export type Server = {
  url: string;
  /** The latest code sent to a ten-digit number. */
  codeFor: (phone: string) => Promise<string>;
  fail: (fault: Fault) => Promise<void>;
  /** Ends all faults. */
  recover: () => Promise<void>;
  requests: () => Promise<ReceivedRequest[]>;
  /** The requests that analytics received. */
  captured: () => Promise<Captured[]>;
  /** Puts the backend into a state of the contract, such as `a session exists`. */
  setProviderState: (state: string, params?: Record<string, unknown>) => Promise<void>;
  /** Restores the seeded backend: no faults, only the seeded account, no log. The provider's accounts stay. */
  reset: () => Promise<void>;
  stop: () => void;
};

/** What a browser persists of this app between visits. */
export type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

export type AppServer = Server & {
  /** The browser state of the seeded user after sign-in. */
  signedIn: StoredState;
};

/** Posts JSON and returns the JSON of the response, or an empty object. */
export const post = async (url: string, body?: unknown) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  const text = await response.text();
  return (text ? JSON.parse(text) : {}) as Record<string, string>;
};

const getStartup = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      // A process that is left running would block the port for every later run.
      child.kill('SIGTERM');
      reject(new Error(`The app did not start in time.\n${output}`));
    }, START_TIMEOUT_MS);
    const onData = (data: Buffer) => {
      output += data.toString();
      const [, url] = /Janani is at (\S+)/.exec(output) ?? [];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', () => reject(new Error(`The app ended while starting.\n${output}`)));
  });

type Codes = { verificationCodes: { phoneNumber: string; code: string }[] };

/** Serves the app for one worker, with its own port and database. */
export const serveApp = async (workerIndex: number): Promise<Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'janani-e2e-'));
  const port = FIRST_PORT === undefined ? 0 : Number(FIRST_PORT) + workerIndex;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../preview/start.ts')], {
    env: { ...process.env, PORT: String(port), JANANI_DATABASE: join(directory, 'sandbox.sqlite') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const url = await getStartup(child);
  const emulator = `${url}/emulator/v1/projects/demo-janani`;

  return {
    url,
    codeFor: async (phone) => {
      const { verificationCodes } = (await (await fetch(`${emulator}/verificationCodes`)).json()) as Codes;
      const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+91${phone}`);
      if (!sent) throw new Error(`No code was sent to ${phone}.`);
      return sent.code;
    },
    fail: async (fault) => void (await post(`${url}/__sandbox/faults`, fault)),
    recover: async () => {
      await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' });
    },
    captured: async () => (await (await fetch(`${url}/__analytics/captured`)).json()) as Captured[],
    requests: async () => (await (await fetch(`${url}/__sandbox/requests`)).json()) as ReceivedRequest[],
    setProviderState: async (state, params = {}) =>
      void (await post(`${url}/__sandbox/states`, { state, params })),
    reset: async () => {
      await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' });
      await post(`${url}/__sandbox/reset`);
      await fetch(`${url}/__sandbox/requests`, { method: 'DELETE' });
      await fetch(`${url}/__analytics/captured`, { method: 'DELETE' });
    },
    stop: () => {
      child.kill('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
