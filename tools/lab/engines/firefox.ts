/** Firefox through its built-in WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

const START_TIMEOUT_MS = 30_000;
/** Gives a headless window the focus, and disables first-run notices that would take it. */
const PREFERENCES = Object.entries({
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'focusmanager.testmode': true,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');

type ProtocolResponse = { id?: number; type: string; result?: unknown; error?: string; message?: string };
type EvaluationResult = {
  type: 'success' | 'exception';
  result: { value?: string };
  exceptionDetails?: { text: string };
};

/** The URL on which the browser listens, from its output. */
const getUrl = (browser: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not start.')), START_TIMEOUT_MS);
    browser.once('error', reject);
    browser.stderr?.on('data', (text: Buffer) => {
      const [address] = /ws:\/\/\S+/.exec(text.toString()) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });

const connect = async (address: string) => {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const pendingRequests = new Map<number, (response: ProtocolResponse) => void>();
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as ProtocolResponse;
    if (response.id !== undefined) pendingRequests.get(response.id)?.(response);
  });
  let lastId = 0;
  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = (lastId += 1);
    const response = await new Promise<ProtocolResponse>((resolve) => {
      pendingRequests.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    pendingRequests.delete(id);
    if (response.type === 'error') throw new Error(`${method}: ${response.message}`);
    return response.result as Result;
  };
};

export const startFirefox = async (path: string): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'janani-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const send = await connect(await getUrl(browser));
  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  // In a new window the page has the focus; in the first one the address bar has it.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const { type, result, exceptionDetails } = await send<EvaluationResult>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    stop: async () => {
      await send('browser.close').catch(() => browser.kill());
      await new Promise((resolve) =>
        browser.exitCode === null ? browser.once('exit', resolve) : resolve(0),
      );
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
