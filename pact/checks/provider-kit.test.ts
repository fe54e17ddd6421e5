import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { providerKit } from '../contract-files.ts';
import { failureOf, run } from './run.ts';

// A folder of its own, outside the repository, as the backend team has it. The packages are the ones that
// `npm install` would fetch there.
const kit = mkdtempSync(join(tmpdir(), 'janani-kit-'));
cpSync(providerKit, kit, { recursive: true, filter: (path) => !path.includes('node_modules') });
symlinkSync(join(import.meta.dirname, '../node_modules'), join(kit, 'node_modules'));
afterAll(() => rmSync(kit, { recursive: true, force: true }));

/** The README's commands, in order: with Node, with Pact's program, the two examples. */
const [withNode, withPactVerifier, nodeExample, pythonExample] = [
  ...readFileSync(join(kit, 'README.md'), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, command]) => command!);

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not installed, so the example in Python is not verified here.');

/** Starts an example by its command in the README, on a free port. */
const start = async (command: string) => {
  const example = spawn('sh', ['-c', `exec env ${command.replace('8080', '0')}`], {
    cwd: kit,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(example.stdout, 'data')) as [Buffer];
  const port = /:(\d+)/.exec(line.toString())![1]!;
  return { port, [Symbol.dispose]: () => void example.kill() };
};

/** Verifies an example as the README says. */
const verify = async (verification: string, example: string) => {
  using running = await start(example);
  // What is installed is linked above.
  const command = verification
    .replace('npm install-test', 'npm test')
    .replace('npm install\n', '')
    .replaceAll('8080', running.port);
  return await run('sh', ['-c', command], { cwd: kit });
};

/** The example's command, for a copy of it in which `doctor_count` has another name. */
const withRenamedField = (example: string) => {
  const [folder, language] = /examples\/(\w+)/.exec(example)!;
  const copy = `examples/broken-${language}`;
  cpSync(join(kit, folder), join(kit, copy), { recursive: true });
  for (const name of readdirSync(join(kit, copy)).filter((file) => file.startsWith('calls.'))) {
    const file = join(kit, copy, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('doctor_count', 'doctors'));
  }
  return example.replace(folder, copy);
};

describe.each([
  { language: 'Node', example: nodeExample!, verification: withNode!, runs: true },
  { language: 'Python', example: pythonExample!, verification: withPactVerifier!, runs: hasPython },
])('the example in $language, by the README alone', ({ example, verification, runs }) => {
  test.runIf(runs)('passes', async () => {
    const ended = await verify(verification, example);
    expect(failureOf(ended)).toBeUndefined();
    expect(ended.output).not.toContain('Pending Failures');
  });

  test.runIf(runs)('fails when one field is renamed, and says which', async () => {
    const { code, output } = await verify(verification, withRenamedField(example));
    expect(code).not.toBe(0);
    expect(output).toContain('Actual map is missing the following keys: doctor_count');
  });
});

describe('verify.mjs', () => {
  test('says what to set when it does not know the backend', async () => {
    const { code, output } = await run('node', ['verify.mjs'], { cwd: kit, env: { PROVIDER_URL: '' } });
    expect(code).toBe(1);
    expect(output).toContain('Set it to where the API answers');
  });

  test('does not wait for a backend that is not there', async () => {
    const env = { PROVIDER_URL: 'http://127.0.0.1:1/api' };
    const { code, output } = await run('node', ['verify.mjs'], { cwd: kit, env });
    expect(code).toBe(1);
    expect(output).toContain('Nothing answers at http://127.0.0.1:1/api');
  });
});
