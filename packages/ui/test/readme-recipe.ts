/** The recipes of the README, unchanged: to be compiled and run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-exports.ts';

/** The code block that contains this text. */
export const recipeWith = (text: string): string => {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const block = [...readme.matchAll(/```tsx\n([^`]*?(?:`[^`]+`[^`]*?)*)```/g)]
    .map(([, code = '']) => code)
    .find((code) => code.includes(text));
  if (!block)
    throw new Error(`The README has no recipe with "${text}": nobody would know how to do it. Write one.`);
  return block;
};

/** Modules that an app would write. Each test has a folder of its own for them. */
export const modulesIn = (name: string) => {
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
