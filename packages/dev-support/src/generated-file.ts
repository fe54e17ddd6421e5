import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const isCheck = process.argv.includes('--check');

const readIfExists = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes a file that is not committed. In one step, because other processes may be reading it. */
export const writeIfChanged = (file: string, text: string): void => {
  if (readIfExists(file) === text) return;
  const temporaryFile = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporaryFile, text);
  renameSync(temporaryFile, file);
};

/** Writes a generated file; with `--check` it only compares, and a stale file fails the run. */
export const writeGenerated = (file: string, text: string): void => {
  if (!isCheck) {
    writeFileSync(file, text);
    return;
  }
  if (readIfExists(file) === text) return;
  console.error(
    `${relative(process.cwd(), file)} is not what the sources say: who reads it would be told something else than what they get. Run \`pnpm generate\` and look at the difference.`,
  );
  process.exitCode = 1;
};
