/** Starts a virtual screen with an accessibility bus and Orca, and records its speech. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSpeechServer } from './speech-server.ts';

const START_TIMEOUT_MS = 30_000;
const RETRY_INTERVAL_MS = 200;

const waitFor = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Polls until the condition is true; `false` on timeout. */
export const waitUntil = async (condition: () => boolean, ms: number): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end; await waitFor(RETRY_INTERVAL_MS))
    if (condition()) return true;
  return condition();
};

/** The X server chooses a free display number and reports it. */
const startScreen = () =>
  new Promise<{ screen: ChildProcess; display: string }>((resolve, reject) => {
    const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ screen, display: `:${number.toString().trim()}` }),
    );
  });

const callBus = (env: NodeJS.ProcessEnv, ...call: readonly string[]) =>
  execFileSync('/usr/bin/dbus-send', ['--session', '--print-reply', ...call], { env, encoding: 'utf8' });

/** Requesting the bus earlier would make the message bus start another one without a screen. */
const isBusReady = (env: NodeJS.ProcessEnv) =>
  callBus(
    env,
    '--dest=org.freedesktop.DBus',
    '/',
    'org.freedesktop.DBus.NameHasOwner',
    'string:org.a11y.Bus',
  ).includes('boolean true');

/** Programs send events only after an assistive technology has registered on the bus. */
const registerScreenReader = (property: string, env: NodeJS.ProcessEnv) =>
  callBus(
    env,
    '--dest=org.a11y.Bus',
    '/org/a11y/bus',
    'org.freedesktop.DBus.Properties.Set',
    'string:org.a11y.Status',
    `string:${property}`,
    'variant:boolean:true',
  );

export const startOrca = async () => {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const { screen, display } = await startScreen();
  const env = { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home };
  const speech = await startSpeechServer(home);
  const bus = spawn('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], { env, stdio: 'ignore' });
  let orca: ChildProcess | undefined;
  const stop = () => {
    for (const child of [orca, bus, screen]) child?.kill();
    speech.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  };
  await waitUntil(() => isBusReady(env), START_TIMEOUT_MS);
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) registerScreenReader(property, env);
  orca = spawn('/usr/bin/orca', ['--replace'], { env, stdio: 'ignore' });
  if (!(await waitUntil(() => speech.spoken().length > 0, START_TIMEOUT_MS))) {
    stop();
    throw new Error('Orca does not speak, so no page can be tested. Is python3-speechd installed?');
  }
  return { env, spoken: speech.spoken, stop };
};
