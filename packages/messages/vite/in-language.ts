import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MagicString } from 'magic-string';
import { placeNamesIn } from '../src/place-names.ts';
import { type Language, SOURCE } from '../src/language-list.ts';
import { readTexts } from './catalogues.ts';
import { readScript, writeScript } from './mapped-script.ts';
import { replaceMarkers } from './markers.ts';
import { getReactAriaStrings } from './react-aria-dictionary.ts';
import { functionIn, quotedIn } from './translations.ts';

/** Replaces the markers of a built script with the texts of a language. */
const createTranslator = (language: Language, reactAria = 'undefined') => {
  const placeNames = JSON.stringify(placeNamesIn(readTexts(language)));
  return (script: MagicString): MagicString =>
    replaceMarkers(script, {
      plain: (key) => quotedIn(language, key),
      function: (key) => functionIn(language, key),
      language,
      reactAria,
      placeNames,
    });
};

/** The name of a built script in a language; the source language does not change it. */
const fileIn = (file: string, language: Language): string =>
  language === SOURCE ? file : file.replace(/\.js$/, `.${language}.js`);

/** Whether a built script belongs to a language. */
export const isScriptIn = (file: string, language: Language): boolean =>
  /\.[a-z]{2}\.js$/.test(file)
    ? file.endsWith(`.${language}.js`)
    : language === SOURCE && file.endsWith('.js');

/** The build's manifest for a language. */
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

/** Writes the scripts of a build in each language: they differ in their texts and in the names that they import. */
export const writeLanguages = (folder: string, languages: readonly Language[]): void => {
  const names = scriptsIn(folder);
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  const scripts = names.map((name) => ({ name, script: readScript(join(folder, name)) }));
  for (const language of languages) {
    const translate = createTranslator(language, getReactAriaStrings(language));
    for (const { name, script } of scripts)
      writeScript(join(folder, fileIn(name, language)), script, (built) =>
        translate(built).replaceAll(anyName, (match) => fileIn(match, language)),
      );
  }
};

/** Copies the scripts of a folder and its subfolders, with the markers replaced by the texts of a language. */
export const fillScripts = (from: string, to: string, language: Language): void => {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !name.startsWith(to.slice(from.length + 1)),
  );
  const translate = createTranslator(language);
  for (const name of files) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeScript(join(to, name), readScript(join(from, name)), translate);
  }
};
