/** WebKitGTK through WebDriver: https://w3c.github.io/webdriver/ */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Engine } from './engine.ts';

const START_TIMEOUT_MS = 30_000;
const RETRY_INTERVAL_MS = 200;

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const createClient =
  (base: string) =>
  async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };

const waitUntilReady = async (send: ReturnType<typeof createClient>) => {
  for (const end = Date.now() + START_TIMEOUT_MS; ;) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error('The driver of WebKit did not start.');
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_INTERVAL_MS);
    });
  }
};

/** Requires a display: `xvfb-run` provides one. */
export const startWebKit = async (path: string): Promise<Engine> => {
  const port = await findFreePort();
  const [display, ...rest] = process.env['DISPLAY'] ? [path] : ['xvfb-run', '--auto-servernum', path];
  const driver = spawn(display, [...rest, '--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // The sandbox of its processes requires namespaces, which a container lacks.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const send = createClient(`http://127.0.0.1:${port}`);
  await waitUntilReady(send);
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),
    open: (url) => send('POST', `${session}/url`, { url }),
    evaluate: async (expression) => {
      const script = `return JSON.stringify(${expression})`;
      const json = await send<string | null>('POST', `${session}/execute/sync`, { script, args: [] });
      return json === null ? undefined : JSON.parse(json);
    },
    stop: async () => {
      await send('DELETE', session).catch(() => {});
      if (driver.pid) process.kill(-driver.pid);
    },
  };
};
