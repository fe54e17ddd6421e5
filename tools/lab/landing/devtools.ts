import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserOptions } from '../../../packages/dev-support/src/browser-options.ts';

type Params = Record<string, unknown>;
type Message = { id?: number; result?: unknown; method?: string; params?: Params; error?: object };

/** A command and its parameters (https://chromedevtools.github.io/devtools-protocol/). */
export type Command = [method: string, params?: Params];

export type Browser = {
  version: string;
  /**
   * Opens a URL as a new user would: after these commands, and with this script before the page's own. After `duration`
   * ms returns the value of the expression, and how many bytes came over the network.
   */
  visit: (visit: {
    url: string;
    commands: Command[];
    script: string;
    duration: number;
    expression: string;
  }) => Promise<{ value: unknown; bytes: number }>;
  close: () => Promise<void>;
};

/** Of the browser that has written them into its profile. */
const waitForAddress = async (profile: string, isRunning: () => boolean): Promise<string> => {
  const file = join(profile, 'DevToolsActivePort');
  while (isRunning()) {
    const [port, path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (path) return `ws://127.0.0.1:${port}${path}`;
    await sleep(20);
  }
  throw new Error('Chromium ended before it could be measured. Start it by hand to see why.');
};

/**
 * A browser that is timed, driven without Playwright. Playwright enables the `Runtime` domain of every page, with which
 * V8 records a stack trace of every `fetch`, and parses the calling script once more for it: 140 ms of the landing page
 * on a slow phone, half of its blocked time, that no user has (V8, `SharedFunctionInfo::EnsureSourcePositionsAvailable`).
 */
export const launchBrowser = async (executablePath: string): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), 'janani-lab-'));
  const switches = ['--headless=new', '--no-first-run', '--mute-audio', '--remote-debugging-port=0'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const child = spawn(
    executablePath,
    [...browserOptions.args, ...switches, ...quiet, `--user-data-dir=${profile}`, 'about:blank'],
    { env: browserOptions.env, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const socket = new WebSocket(await waitForAddress(profile, () => child.exitCode === null));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  let lastId = 0;
  let bytes = 0;
  const pending = new Map<number | undefined, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === 'Network.loadingFinished') bytes += Number(message.params?.['encodedDataLength']);
    pending.get(message.id)?.(message);
  });
  const send = async <Result>(method: string, params: Params = {}, sessionId?: string) => {
    const id = (lastId += 1);
    const { error, result } = await new Promise<Message>((resolve) => {
      pending.set(id, resolve);
      socket.send(JSON.stringify({ id, sessionId, method, params }));
    });
    if (error) throw new Error(`Chromium refused ${method}: ${JSON.stringify(error)}`);
    return result as Result;
  };

  const visit: Browser['visit'] = async ({ url, commands, script, duration, expression }) => {
    const context = await send<Params>('Target.createBrowserContext');
    const target = await send<Params>('Target.createTarget', { url: 'about:blank', ...context });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      ...target,
      flatten: true,
    });
    bytes = 0;
    const allCommands: Command[] = [
      ['Page.enable'],
      ['Network.enable'],
      ...commands,
      ['Page.addScriptToEvaluateOnNewDocument', { source: script }],
      ['Page.navigate', { url }],
    ];
    for (const [method, params] of allCommands) await send(method, params, sessionId);
    await sleep(duration);
    const { result } = await send<{ result: { value: unknown } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true },
      sessionId,
    );
    await send('Target.disposeBrowserContext', context);
    return { value: result.value, bytes };
  };
  const { product } = await send<{ product: string }>('Browser.getVersion');
  return {
    version: product.split('/')[1] ?? '',
    visit,
    close: async () => {
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
