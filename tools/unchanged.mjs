/**
 * Caches which steps of `npm test` and which checks of `pnpm check` passed on exactly these files, so that a repeated
 * run skips them. The cache is in `.cache`, which a fresh clone does not have. `--all` and `npm test NAME` ignore it.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const getRecordFile = (record) => join(root, `.cache/passed-${record}.json`);
/** The files that every step depends on: manifests, the lockfile, configuration and the test runner. */
const SHARED_INPUTS =
  /^(?:[^/]+\.(?:json|yaml|ts|mjs)|\.[^/]+\.(?:json|mjs)|tools\/[^/]+\.mjs|packages\/dev-support\/.*)$/;

const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Lists the files that git tracks or would add; undefined outside of a repository. */
const listFiles = () => {
  try {
    return execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
      .split('\0')
      .filter(Boolean)
      .toSorted();
  } catch {
    return undefined;
  }
};

const getContent = (file) => {
  try {
    return hash(readFileSync(join(root, file)));
  } catch {
    return 'deleted';
  }
};

/** Written by pnpm when it installs: between a pull and its installation the lockfile has other packages. */
const INSTALLED = 'node_modules/.pnpm/lock.yaml';

/**
 * The installed packages; the browser; and the day, since some steps try other cases each day. Node is a package of the
 * lockfile: the one that runs this is the machine's the first time, and later the package's.
 */
const getEnvironment = (browser) =>
  [getContent(INSTALLED), browser, statSync(browser).mtimeMs, new Date().toISOString().slice(0, 10)].join(
    ' ',
  );

/** For each step the digest of its inputs (`needs`, or every file); empty outside of a repository. */
export const getInputs = (steps, browser) => {
  const files = listFiles();
  if (!files) return {};
  const rows = files.map((file) => [file, getContent(file)]);
  return Object.fromEntries(
    steps.map(({ name, needs }) => [
      name,
      hash(
        [
          getEnvironment(browser),
          ...rows.filter(([file]) => !needs || SHARED_INPUTS.test(file) || needs.test(file)),
        ].join('\n'),
      ),
    ]),
  );
};

/**
 * Reads what passed, `steps` or `checks`: by name, the hash of the inputs of a step with the number of its tests, or the
 * last hashes of a check.
 */
export const readPassed = (record) => {
  try {
    return JSON.parse(readFileSync(getRecordFile(record), 'utf8'));
  } catch {
    return {};
  }
};

export const writePassed = (record, passed) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(getRecordFile(record), JSON.stringify(passed));
};
