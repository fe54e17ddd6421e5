import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MagicString } from 'magic-string';
import { getPlaceNames } from '../src/place-names.ts';
import { type Language, SOURCE_LANGUAGE } from '../src/language-list.ts';
import { readTexts } from './catalogues.ts';
import { readScript, writeScript } from './mapped-script.ts';
import { replaceMarkers } from './markers.ts';
import { getReactAriaStrings } from './react-aria-dictionary.ts';
import { getFunctionCode, getStringLiteral } from './translations.ts';

/** Returns a function that replaces the markers of a built script with the texts of a language. */
const createTranslator = (language: Language, reactAria = 'undefined') => {
  const placeNames = JSON.stringify(getPlaceNames(readTexts(language)));
  return (script: MagicString): MagicString =>
    replaceMarkers(script, {
      plain: (key) => getStringLiteral(language, key),
      function: (key) => getFunctionCode(language, key),
      language,
      reactAria,
      placeNames,
    });
};

/** The name of a built script in a language; the source language does not change it. */
const getScriptName = (file: string, language: Language): string =>
  language === SOURCE_LANGUAGE ? file : file.replace(/\.js$/, `.${language}.js`);

/** Whether a built script belongs to a language. */
export const isScriptOfLanguage = (file: string, language: Language): boolean =>
  /\.[a-z]{2}\.js$/.test(file)
    ? file.endsWith(`.${language}.js`)
    : language === SOURCE_LANGUAGE && file.endsWith('.js');

/** The build's manifest with the script names of a language. */
export const localizeManifest = <Entry extends { file: string }>(
  manifest: Record<string, Entry>,
  language: Language,
): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(manifest).map(([module, entry]) => [
      module,
      { ...entry, file: getScriptName(entry.file, language) },
    ]),
  );

const listScripts = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'));

/** Writes the scripts of a build in each language: they differ in their texts and in the script names that they import. */
export const writeLanguages = (folder: string, languages: readonly Language[]): void => {
  const names = listScripts(folder);
  const scriptNames = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  const scripts = names.map((name) => ({ name, script: readScript(join(folder, name)) }));
  for (const language of languages) {
    const translate = createTranslator(language, getReactAriaStrings(language));
    for (const { name, script } of scripts)
      writeScript(join(folder, getScriptName(name, language)), script, (built) =>
        translate(built).replaceAll(scriptNames, (match) => getScriptName(match, language)),
      );
  }
};

/** Copies the scripts of a folder and its subfolders, with the markers replaced by the texts of a language. */
export const copyTranslatedScripts = (from: string, to: string, language: Language): void => {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !name.startsWith(to.slice(from.length + 1)),
  );
  const translate = createTranslator(language);
  for (const name of files) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeScript(join(to, name), readScript(join(from, name)), translate);
  }
};
