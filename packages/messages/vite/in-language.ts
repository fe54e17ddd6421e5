import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import remapping from '@jridgewell/remapping';
import MagicString from 'magic-string';
import { placesIn } from '../src/places.ts';
import { type Language, SOURCE } from '../src/language-list.ts';
import { readTexts } from './catalogues.ts';
import { replaceMarks } from './marks.ts';
import { reactAriaWordsOf } from './react-aria-dictionary.ts';
import { functionIn, quotedIn } from './said.ts';

/** What makes a script of the build say its texts in a language. */
const translator = (language: Language, reactAria = 'undefined') => {
  const places = JSON.stringify(placesIn(readTexts(language)));
  return (script: string): MagicString =>
    replaceMarks(new MagicString(script), {
      plain: (key) => quotedIn(language, key),
      function: (key) => functionIn(language, key),
      language,
      reactAria,
      places,
    });
};

/** What a built script is called in a language; the source keeps its name. */
const fileIn = (file: string, language: Language): string =>
  language === SOURCE ? file : file.replace(/\.js$/, `.${language}.js`);

/** Whether a built script is one of a language. */
export const isScriptIn = (file: string, language: Language): boolean =>
  /\.[a-z]{2}\.js$/.test(file)
    ? file.endsWith(`.${language}.js`)
    : language === SOURCE && file.endsWith('.js');

/** The build as a language has it. */
export const manifestIn = <Entry extends { file: string }>(
  manifest: Record<string, Entry>,
  language: Language,
): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(manifest).map(([module, entry]) => [
      module,
      { ...entry, file: fileIn(entry.file, language) },
    ]),
  );

const scriptsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** The map of a script that was edited, down to the sources of the build. */
const mapOf = (edited: MagicString, built: string, file: string): string =>
  String(remapping([edited.generateMap({ file, hires: 'boundary' }).toString(), built], () => null));

/**
 * Writes the scripts of a build in each language: they differ in their texts and in the names of each other. Where the
 * build has source maps (`build.sourcemap`), each has its own.
 */
export const writeLanguages = (folder: string, languages: readonly Language[]): void => {
  const names = scriptsIn(folder);
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const scripts = names.map((name) => ({
    name,
    script: read(name),
    map: existsSync(join(folder, `${name}.map`)) ? read(`${name}.map`) : undefined,
  }));
  for (const language of languages) {
    const translate = translator(language, reactAriaWordsOf(language));
    for (const { name, script, map } of scripts) {
      const file = fileIn(name, language);
      const edited = translate(script).replaceAll(anyName, (found) => fileIn(found, language));
      writeFileSync(join(folder, file), edited.toString());
      if (map !== undefined) writeFileSync(join(folder, `${file}.map`), mapOf(edited, map, file));
    }
  }
};

/** Copies the scripts of a folder, and of those in it, with the texts of a language in their places. */
export const fillScripts = (from: string, to: string, language: Language): void => {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !name.startsWith(to.slice(from.length + 1)),
  );
  const translate = translator(language);
  for (const name of files) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), translate(readFileSync(join(from, name), 'utf8')).toString());
  }
};
