import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { USAGE, UsageError, readOptions } from './options.ts';

const URL_ = 'https://janani.example';

test.each([
  [[URL_], { origin: URL_, api: `${URL_}/api`, build: undefined, comparesBuild: true }],
  [[`${URL_}/`, '--no-build'], { origin: URL_, api: `${URL_}/api`, build: undefined, comparesBuild: false }],
  [
    ['--build', 'x/y', '--api', 'https://b.example/api/', URL_],
    { origin: URL_, api: 'https://b.example/api', build: 'x/y', comparesBuild: true },
  ],
])('%j is read', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

const wrong: [args: string[], says: string][] = [
  [[], 'No address was given'],
  [['janani.example'], '"janani.example" is no web address'],
  [['ftp://janani.example'], 'is no web address'],
  [['https://'], 'is no web address'],
  [[`${URL_}/app`], 'names more than a host'],
  [[`${URL_}?x`], 'names more than a host'],
  [['https://me:secret@janani.example'], 'names more than a host'],
  [[URL_, URL_], 'stands behind the address'],
  [[URL_, '--nonsense'], "Unknown option '--nonsense'"],
  [[URL_, '--build'], "Option '--build <value>' argument missing"],
  [[URL_, '--no-build=x'], "Option '--no-build' does not take an argument"],
  [[URL_, '--build', 'x', '--no-build'], 'Both --build and --no-build'],
  [[URL_, '--api', 'backend'], '"backend" is no web address'],
];
test.each(wrong)('%j is refused in three parts', (args, says) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(says);
  expect(() => readOptions(args)).toThrow(/^.+, so .+\. .+\. "pnpm verify:deployment --help" .+\.$/);
});

describe('the command', () => {
  const script = join(import.meta.dirname, 'verify.ts');
  const run = (args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);

  test('--help says how it is used, and ends with 0', async () => {
    expect((await run(['--help'])).stdout.trim()).toBe(USAGE);
  });

  test.each([
    [['--nonsense'], "Unknown option '--nonsense', so "],
    [[URL_, '--build', '/absent'], '/absent holds no build with /absent.headers.json beside it, so '],
  ])('%j is one sentence without a trace, and ends with 2', async (args, says) => {
    const refused = await run(args).then(
      () => undefined,
      (error: { code: number; stderr: string }) => error,
    );
    expect(refused?.code).toBe(2);
    expect(refused?.stderr).toContain(says);
    expect(refused?.stderr.trim().split('\n').length).toBe(1);
  });

  test('a host that is not there ends with 1', async () => {
    await expect(run(['http://127.0.0.1:9', '--no-build'])).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('✗ the host answers: No answer came'),
    });
  });
});
