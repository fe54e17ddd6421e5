import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Language } from '../src/language-list.ts';
import { writeLanguages } from './translate-scripts.ts';
import { messages } from './plugin.ts';

/** Builds a module for production and returns it in one language, with its source map. `/src` is `app/src`. */
export const buildInLanguage = async (language: Language, source: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const entry = join(folder, 'app/src/entry.ts');
  mkdirSync(join(folder, 'app/src'), { recursive: true });
  writeFileSync(entry, source);
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [messages()],
    resolve: { alias: { '/src': join(import.meta.dirname, '../../../app/src') } },
    build: {
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js', codeSplitting: false },
      },
    },
  });
  const dist = join(folder, 'dist');
  writeLanguages(dist, [language]);
  const file = join(dist, `entry.${language}.js`);
  const built = {
    code: readFileSync(file, 'utf8'),
    map: readFileSync(`${file}.map`, 'utf8'),
    module: (await import(/* @vite-ignore */ pathToFileURL(file).href)) as unknown,
  };
  rmSync(folder, { recursive: true });
  return built;
};
