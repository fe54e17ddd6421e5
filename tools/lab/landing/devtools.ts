import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserOptions } from '../../../packages/dev-support/src/browser-options.ts';

type Params = Record<string, unknown>;
type Message = { id?: number; sessionId?: string; method?: string; params?: Params; error?: object };
type Send = <Result = unknown>(method: string, params?: Params) => Promise<Result>;

/** A network and a processor as slow as those of a phone: ms a request, bits per second, and a factor. */
export type Phone = { latency: number; down: number; up: number; cpuSlowdown: number };

/** One tab, in a new context or in that of the profile. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  /** The value of an expression. */
  read: <Value>(expression: string) => Promise<Value>;
  /** The bytes that came over the network. */
  readBytes: () => number;
  close: () => Promise<void>;
};

export type Browser = {
  version: string;
  openTab: (phone: Phone, script: string, isNewUser?: boolean) => Promise<Tab>;
  close: () => Promise<void>;
};

const waitFor = async <Value>(get: () => Value | undefined): Promise<Value> => {
  for (;;) {
    const value = get();
    if (value !== undefined) return value;
    await sleep(20);
  }
};

/**
 * A browser that is timed, driven without Playwright. Playwright enables the `Runtime` domain of every page, with which
 * V8 records a stack trace of every `fetch`, and parses the calling script once more for it: 140 ms of the landing page
 * on a slow phone, half of its blocked time, that no user has (V8, `SharedFunctionInfo::EnsureSourcePositionsAvailable`).
 */
export const launchBrowser = async (executablePath: string, profile?: string): Promise<Browser> => {
  const folder = profile ?? mkdtempSync(join(tmpdir(), 'janani-lab-'));
  const portFile = join(folder, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const switches = [...browserOptions.args, '--headless=new', '--no-first-run', '--mute-audio'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const child = spawn(
    executablePath,
    [...switches, ...quiet, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { env: browserOptions.env, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [port, path] = await waitFor(() => {
    const lines = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n') : [];
    return lines.length > 1 ? lines : undefined;
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  let lastId = 0;
  const pending = new Map<number, (message: Message & { result?: unknown }) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    pending.get(message.id ?? 0)?.(message);
    for (const listener of listeners) listener(message);
  });
  const sendTo =
    (sessionId?: string): Send =>
    async <Result>(method: string, params: Params = {}) => {
      const id = (lastId += 1);
      const { error, result } = await new Promise<Message & { result?: unknown }>((resolve) => {
        pending.set(id, resolve);
        socket.send(JSON.stringify({ id, sessionId, method, params }));
      });
      pending.delete(id);
      if (error) throw new Error(`Chromium refused ${method}: ${JSON.stringify(error)}`);
      return result as Result;
    };
  const send = sendTo();

  const openTab: Browser['openTab'] = async (phone, script, isNewUser = false) => {
    const context = isNewUser ? await send<Params>('Target.createBrowserContext') : {};
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      ...context,
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const sendToPage = sendTo(sessionId);
    let bytes = 0;
    const countBytes = (message: Message) => {
      if (message.sessionId === sessionId && message.method === 'Network.loadingFinished')
        bytes += Number(message.params?.['encodedDataLength']);
    };
    listeners.add(countBytes);
    await sendToPage('Page.enable');
    await sendToPage('Network.enable');
    await sendToPage('Emulation.setDeviceMetricsOverride', {
      width: 412,
      height: 823,
      deviceScaleFactor: 1.75,
      mobile: true,
    });
    await sendToPage('Emulation.setTouchEmulationEnabled', { enabled: true });
    await sendToPage('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.down / 8,
      uploadThroughput: phone.up / 8,
    });
    await sendToPage('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
    await sendToPage('Page.addScriptToEvaluateOnNewDocument', { source: script });
    return {
      send: sendToPage,
      goto: async (url) => void (await sendToPage('Page.navigate', { url })),
      read: async <Value>(expression: string) => {
        const { result } = await sendToPage<{ result: { value: Value } }>('Runtime.evaluate', {
          expression,
          returnByValue: true,
        });
        return result.value;
      },
      readBytes: () => bytes,
      close: async () => {
        listeners.delete(countBytes);
        await send('Target.closeTarget', { targetId });
        if (isNewUser) await send('Target.disposeBrowserContext', context);
      },
    };
  };
  return {
    version: (await send<{ product: string }>('Browser.getVersion')).product.split('/')[1] ?? '',
    openTab,
    close: async () => {
      await send('Browser.close').catch(() => {});
      await ended;
      if (!profile) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
