/** The setup for `npm start` and `npm test`, on a machine with only Node and npm. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const MIN_NODE_MAJOR = 20;
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Ends the program with an error message. */
export const failWith = (message) => {
  console.error(message);
  process.exit(1);
};

/** The reason why a version of Node is not supported; otherwise undefined. */
export const getNodeError = (version) =>
  Number(version.split('.')[0]) < MIN_NODE_MAJOR
    ? `Janani needs Node ${MIN_NODE_MAJOR} or newer to set itself up, and this is ${version}. Install a newer Node from https://nodejs.org and run the command again.`
    : undefined;

export const requireNode = () => {
  const problem = getNodeError(process.versions.node);
  if (problem) failWith(problem);
};

const IS_WINDOWS = process.platform === 'win32';
const EXIT_SIGNALS = { SIGINT: 2, SIGTERM: 15 };

/** Ends a program with all its descendants: runners in between do not forward a signal. */
const stopAll = (child, signal) => {
  try {
    if (IS_WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
};

/**
 * Runs a program and resolves with its exit code and output; `show` prints the output instead. A signal to this process
 * stops the program and every later step. `replacementEnv` replaces its environment.
 */
export const run = (command, args, { show = false, env = {}, replacementEnv } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: replacementEnv ?? { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: IS_WINDOWS,
      detached: !IS_WINDOWS,
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : code, output }));
    for (const [name, number] of Object.entries(EXIT_SIGNALS))
      process.once(name, () => {
        child.once('close', () => process.exit(128 + number));
        stopAll(child, name);
      });
  });

/** Runs the pinned pnpm, which npx downloads where it is missing. */
export const pnpm = (args, options) => run('npx', ['--yes', packageManager, ...args], options);

/** The PATH inside the pinned pnpm, which includes pnpm: npx would contact a registry. */
export const getPnpmPath = async () => {
  const { output } = await pnpm(['exec', 'node', '-p', 'process.env.PATH']);
  return output.trim().split('\n').at(-1);
};

/** Installs from the frozen lockfile. */
export const install = async () => {
  const { code, output } = await pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  if (code !== 0)
    failWith(
      `${output}\nThe packages could not be installed, so nothing can run. Check the network and the free disk space, then run the command again.`,
    );
};

export const formatSeconds = (startTime) => `${((Date.now() - startTime) / 1000).toFixed(1)} s`;
