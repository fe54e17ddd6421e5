/** The examples of the README, which are compiled and run unchanged. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-exports.ts';

/** The code block of the README that contains a text. */
export const findReadmeExample = (text: string): string => {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const block = [...readme.matchAll(/```tsx\n([^`]*?(?:`[^`]+`[^`]*?)*)```/g)]
    .map(([, code = '']) => code)
    .find((code) => code.includes(text));
  if (!block)
    throw new Error(`The README has no example with "${text}", so it is not documented. Write one.`);
  return block;
};

/** Modules of an app in a temporary folder, one per test. */
export const createTempModules = (name: string) => {
  const folder = join(packageFolder, '.cache', name);
  return {
    /** The compiler's messages about them. */
    compile: (modules: Record<string, string>): string => {
      mkdirSync(folder, { recursive: true });
      for (const [file, code] of Object.entries(modules)) writeFileSync(join(folder, file), code);
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ extends: '../../tsconfig.json', include: Object.keys(modules) }),
      );
      return spawnSync('tsc', ['--noEmit', '-p', folder], { encoding: 'utf8' }).stdout;
    },
    run: async <Module>(file: string) => (await import(/* @vite-ignore */ join(folder, file))) as Module,
  };
};
