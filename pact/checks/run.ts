import { spawn } from 'node:child_process';

export type Ended = { code: number | null; output: string };

/** What a program printed, if it failed, so that an assertion shows why; undefined if it did not. */
export const failureOf = ({ code, output }: Ended): string | undefined => (code === 0 ? undefined : output);

/** Runs a program and resolves with its exit code and all it printed, whatever the code. */
export const run = (
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
