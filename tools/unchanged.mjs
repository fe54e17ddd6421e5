/**
 * Which steps of `npm test` passed before on exactly these files, so that a repeated run does what a change can reach.
 * The record is in `.cache`, which no fresh clone has. `npm test -- --all` and a step by its name ignore it.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const RECORD = join(root, '.cache/passed.json');
/** Every step depends on what is installed, and on how tests are run. */
const SHARED_INPUTS =
  /^(?:[^/]+\.(?:json|yaml|ts|mjs)|\.[^/]+\.(?:json|mjs)|tools\/[^/]+\.mjs|packages\/dev-support\/.*)$/;

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** The files that a step may read: what git tracks or would add. Undefined outside of a repository. */
const filesNow = () => {
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
    return digest(readFileSync(join(root, file)));
  } catch {
    return 'deleted';
  }
};

/**
 * The browser; and the day, since some steps try other cases each day. Node is a package of the lockfile: the one that
 * runs this is the machine's the first time, and later the package's.
 */
const getEnvironment = (browser) =>
  [browser, statSync(browser).mtimeMs, new Date().toISOString().slice(0, 10)].join(' ');

/** For each step the digest of its inputs (`needs`, or every file); empty outside of a repository. */
export const getInputs = (steps, browser) => {
  const files = filesNow();
  if (!files) return {};
  const rows = files.map((file) => [file, getContent(file)]);
  return Object.fromEntries(
    steps.map(({ name, needs }) => [
      name,
      digest(
        [
          getEnvironment(browser),
          ...rows.filter(([file]) => !needs || SHARED_INPUTS.test(file) || needs.test(file)),
        ].join('\n'),
      ),
    ]),
  );
};

/** By the name of a step: the inputs with which it passed, and its count. */
export const readPassed = () => {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8'));
  } catch {
    return {};
  }
};

export const writePassed = (passed) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(RECORD, JSON.stringify(passed));
};
