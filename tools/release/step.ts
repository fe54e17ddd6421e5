import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../package.json');
const { packageManager } = JSON.parse(readFileSync(manifest, 'utf8')) as { packageManager: string };

/** Runs a program to its end; when it fails, the run ends with all it said. */
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

/** Prints one line for a step, with the time it took. */
export const step = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
  const started = Date.now();
  try {
    const result = await work();
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    console.error(`✗ ${name}`);
    throw error;
  }
};

/**
 * Runs the pinned pnpm in a workspace. What is on this machine already is not asked for: a dry run needs no network. A
 * raised version would make pnpm install again before a script, and then with the scripts of what it installs.
 */
export const pnpm = (args: string[], cwd: string): string => {
  // Where it runs this already, it is in PATH; npx would ask a registry.
  const isHere = process.env['npm_config_user_agent']?.startsWith(`${packageManager.replace('@', '/')} `);
  const [command, first] = isHere
    ? (['pnpm', []] as const)
    : (['npx', ['--yes', '--prefer-offline', packageManager]] as const);
  return run(command, [...first, ...args], cwd, { CI: 'true', pnpm_config_verify_deps_before_run: 'false' });
};
