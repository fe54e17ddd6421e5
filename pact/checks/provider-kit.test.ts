import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { getFailure, run } from './run.ts';

const pact = join(import.meta.dirname, '..');
/** Links the packages that `npm install` would install. */
const linkPackages = (folder: string) =>
  symlinkSync(join(pact, 'node_modules'), join(folder, 'node_modules'));

// An empty folder outside the repository, as for the backend team: it contains the zip only.
const kit = mkdtempSync(join(tmpdir(), 'janani-kit-'));
afterAll(() => rmSync(kit, { recursive: true, force: true }));
const zip = join(kit, 'janani-provider-kit.zip');
execFileSync('node', [join(pact, 'scripts/kit.ts'), zip]);
for (const [name, content] of Object.entries(unzipSync(readFileSync(zip)))) {
  mkdirSync(dirname(join(kit, name)), { recursive: true });
  writeFileSync(join(kit, name), content);
}
linkPackages(kit);

/** The README's commands, in order: with Node, the sparse checkout, with Pact's verifier, the two examples. */
const [withNode, sparseCheckout, withPactVerifier, nodeExample, pythonExample] = [
  ...readFileSync(join(kit, 'README.md'), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, command]) => command!);

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not installed, so the example in Python is not verified here.');

/** Starts an example by its command in the README, on a free port. */
const startExample = async (command: string) => {
  const example = spawn('sh', ['-c', `exec env ${command.replace('8080', '0')}`], {
    cwd: kit,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(example.stdout, 'data')) as [Buffer];
  const port = /:(\d+)/.exec(line.toString())![1]!;
  return { port, [Symbol.dispose]: () => void example.kill() };
};

/** Verifies an example by a command of the README. */
const verify = async (verification: string, example: string, folder = kit) => {
  using running = await startExample(example);
  // The packages are linked above.
  const command = verification
    .replace('npm install-test', 'npm test')
    .replace('npm install\n', '')
    .replaceAll('8080', running.port);
  return await run('sh', ['-c', command], { cwd: folder });
};

/** The command for a copy of the example with changed files. */
const createChangedExample = (
  example: string,
  name: string,
  files: Record<string, (text: string) => string>,
) => {
  const [folder] = /examples\/\w+/.exec(example)!;
  const copy = `examples/${name}`;
  cpSync(join(kit, folder), join(kit, copy), { recursive: true });
  for (const file of readdirSync(join(kit, copy))) {
    const change = files[file.split('.')[0]!];
    const path = join(kit, copy, file);
    if (change) writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  return example.replace(folder, copy);
};

/** Changes the example so that it handles a request without a bearer as one of the first user. */
const acceptMissingBearer = (text: string) =>
  text
    .replace('const user =', 'let user =')
    .replace(
      'const isUnauthorized',
      'if (!authorization) [user] = db.users.values();\n  const isUnauthorized',
    );
const renameDoctorCount = (text: string) => text.replaceAll('doctor_count', 'doctors');
const removeState = (text: string) => text.replaceAll('a country has states', 'something else');

/** Checks out the kit with the README's sparse checkout, from a copy of this repository. */
const createSparseCheckout = () => {
  const root = join(pact, '..');
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const repository = join(kit, 'repository');
  const files = git(root, 'ls-files', '-co', '--exclude-standard', 'pact', 'openapi').trim().split('\n');
  for (const file of files.filter((file) => existsSync(join(root, file))))
    cpSync(join(root, file), join(repository, file));
  git(repository, 'init', '--quiet');
  git(repository, 'add', '.');
  git(repository, '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'all');
  const env = { ...process.env, JANANI: `file://${repository}` };
  const printed = execFileSync('sh', ['-ec', `${sparseCheckout}pwd`], {
    cwd: kit,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const folder = printed.trim().split('\n').at(-1)!;
  linkPackages(folder);
  return folder;
};

describe('the zip of the provider kit', () => {
  test('has each file that its README lists', () => {
    const [, table = ''] = readFileSync(join(kit, 'README.md'), 'utf8').split('## What is here');
    const namedFiles = [...table.split('\n## ')[0]!.matchAll(/^\| ([^|]*`.*?) *\|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`(.+?)`/g)].map(([, name]) => name!),
    );
    expect(namedFiles.length).toBeGreaterThan(7);
    expect(namedFiles.filter((name) => !existsSync(join(kit, name)))).toEqual([]);
  });
});

describe('the example in Node, with the commands of the README', () => {
  test('passes, and reports unmet recommendations in one line', async () => {
    const result = await verify(withNode!, nodeExample!);
    expect(getFailure(result)).toBeUndefined();
    expect(result.output).toMatch(
      /^Recommended, and no reason to fail: \d+ of \d+ responses .* is in recommended\.txt\.$/m,
    );
    expect(readFileSync(join(kit, 'recommended.txt'), 'utf8')).toContain('status: expected 400 but was 200');
  });

  test('fails from a sparse checkout when a field is renamed and a state is missing, and reports both', async () => {
    const broken = createChangedExample(nodeExample!, 'broken-node', {
      calls: renameDoctorCount,
      states: removeState,
    });
    const { code, output } = await verify(`VERIFY=required ${withNode}`, broken, createSparseCheckout());
    expect(code).toBe(1);
    expect(output).toContain('Actual map is missing the following keys: doctor_count');
    const missingStates = output.split('\n').filter((line) => line.includes('does not set up'));
    expect(missingStates).toEqual([
      expect.stringMatching(
        /^Your state endpoint does not set up "a country has states" \(its response is 404/,
      ),
    ]);
  });
});

describe('rules that no pact can express', () => {
  const addDataToErrors = (text: string) =>
    text.replace('{ success: false, message }', '{ success: false, message, data: [] }');

  test('a blocked origin fails the run, and data in error responses is a warning', async () => {
    const example = createChangedExample(nodeExample!, 'with-data', { calls: addDataToErrors });
    const { code, output } = await verify(
      `VERIFY=required WEB_ORIGIN=https://app.example ${withNode}`,
      example,
    );
    expect(code).toBe(1);
    expect(output).toContain('A web app at https://app.example cannot call this backend from a browser:');
    expect(output).toContain('  OPTIONS /user/sessions before GET does not name the origin');
    expect(output).toMatch(/^\d+ error responses contain data, first that of \w+ \S+ with 4\d\d: /m);
    expect(output).not.toContain('does what the web app requires');
  });

  test('a backend that serves a request without a bearer fails the run, unless it is accepted with a reason', async () => {
    const example = createChangedExample(nodeExample!, 'without-bearer', { provider: acceptMissingBearer });
    const command = `VERIFY=required ${withNode}`;
    const { code, output } = await verify(command, example);
    expect(code).toBe(1);
    for (const call of ['listSessions', 'getSession', 'enrollInSession'])
      expect(output).toContain(`  ${call}: security, without a bearer`);
    expect(output).toContain('accept it with a reason (--accept FILE)');

    const accepted = Object.fromEntries(
      ['listSessions', 'getSession', 'enrollInSession'].map((call) => [
        `${call}: security, without a bearer`,
        'A gateway refuses it.',
      ]),
    );
    writeFileSync(join(kit, 'accepted.json'), JSON.stringify(accepted));
    const again = await verify(`${command.trim()} -- --accept accepted.json`, example);
    expect(getFailure(again)).toBeUndefined();
    expect(again.output).toContain('Accepted, getSession: security, without a bearer: A gateway refuses it.');
  });

  test('an origin with a path is invalid, and no request is sent', async () => {
    const env = { PROVIDER_URL: 'http://127.0.0.1:1/api', WEB_ORIGIN: 'https://app.example/home' };
    const { code, output } = await run('node', ['verify.mjs'], { cwd: kit, env });
    expect(code).toBe(1);
    expect(output).toContain('Set it to scheme, host and port alone');
  });
});

describe('the example in Python, with the commands of the README', () => {
  test.runIf(hasPython)('passes', async () =>
    expect(getFailure(await verify(withPactVerifier!, pythonExample!))).toBeUndefined(),
  );

  test.runIf(hasPython)('fails when one field is renamed, and reports the field', async () => {
    const failedInteractions = createChangedExample(pythonExample!, 'broken-python', {
      calls: renameDoctorCount,
    });
    const { code, output } = await verify(withPactVerifier!, failedInteractions);
    expect(code).not.toBe(0);
    expect(output).toContain('Actual map is missing the following keys: doctor_count');
  });
});

describe('verify.mjs', () => {
  test('without PROVIDER_URL: fails with a message that names the variable', async () => {
    const { code, output } = await run('node', ['verify.mjs'], { cwd: kit, env: { PROVIDER_URL: '' } });
    expect(code).toBe(1);
    expect(output).toContain('Set it to where the API is');
  });

  test('an unreachable backend: fails at once with a message', async () => {
    const env = { PROVIDER_URL: 'http://127.0.0.1:1/api' };
    const { code, output } = await run('node', ['verify.mjs'], { cwd: kit, env });
    expect(code).toBe(1);
    expect(output).toContain('There is no response from http://127.0.0.1:1/api');
  });
});

describe('compare.mjs', () => {
  const compare = (file: string) => run('node', ['compare.mjs', file], { cwd: kit });

  test("the app's description allows everything that the app sends and reads", async () =>
    expect(getFailure(await compare('janani-api.yaml'))).toBeUndefined());

  test('a violation of a stricter description is reported', async () => {
    const less = readFileSync(join(kit, 'janani-api.yaml'), 'utf8').replaceAll('doctor_count', 'doctors');
    writeFileSync(join(kit, 'less.yaml'), less);
    const { code, output } = await compare('less.yaml');
    expect(code).toBe(1);
    expect(output).toContain('listHospitals: found by a part of the name, with the number of doctors:');
    expect(output).toContain('doctor_count');
  });

  test.each(['', 'no-such-file.yaml'])('a missing file, "%s": fails with a message', async (file) => {
    const { code, output } = await compare(file);
    expect(code).toBe(1);
    expect(output).toContain('There is no OpenAPI file to compare.');
  });
});
