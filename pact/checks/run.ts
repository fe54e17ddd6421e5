import { spawn } from 'node:child_process';

export type RunResult = { code: number | null; output: string };

/** The output of a failed program, for the message of an assertion; undefined for a successful one. */
export const getFailure = ({ code, output }: RunResult): string | undefined =>
  code === 0 ? undefined : output;

/** Runs a program, and resolves with its exit code and output for any code. */
export const run = (
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<RunResult> =>
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
