import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../package.json');
const { packageManager } = JSON.parse(readFileSync(manifest, 'utf8')) as { packageManager: string };

/** Runs a program; where it fails, the run ends with its output. */
export const run = (command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${stdout}\n${stderr}\n${error?.message ?? ''}`);
};

/** Runs a step and prints a line with its duration. */
export const step = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
  const startTime = Date.now();
  try {
    const result = await work();
    console.log(`✓ ${name} (${((Date.now() - startTime) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    console.error(`✗ ${name}`);
    throw error;
  }
};

/**
 * Runs the pinned pnpm in a workspace. npx prefers its cache, so that a dry run requires no network.
 * `verify-deps-before-run` is off: after a version bump pnpm would install again before a script, and run install
 * scripts.
 */
export const pnpm = (args: string[], cwd: string): string => {
  // Under pnpm it is in PATH already; npx would contact a registry.
  const isInPath = process.env['npm_config_user_agent']?.startsWith(`${packageManager.replace('@', '/')} `);
  const [command, firstArgs] = isInPath
    ? (['pnpm', []] as const)
    : (['npx', ['--yes', '--prefer-offline', packageManager]] as const);
  return run(command, [...firstArgs, ...args], cwd, {
    CI: 'true',
    pnpm_config_verify_deps_before_run: 'false',
  });
};
