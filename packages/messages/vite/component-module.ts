import { basename } from 'node:path';
import { expressionIn, getName, textsByComponent } from '../src/component-texts.ts';
import { getValues } from '../src/compile.ts';
import { SOURCE } from '../src/language-list.ts';
import { allLanguages, readComponentTexts } from './catalogues.ts';
import { COMPONENT_KEY_PREFIX, functionMarker, plainMarker } from './markers.ts';

/** A module with the texts of a component; the package has them in the languages that it includes. */
export const MESSAGES_MODULE = /\/packages\/ui\/src\/.*\/(\w+)\.messages\.ts$/;

const getModule = (component: string, texts: string[]) =>
  `export const ${component}Messages = { id: '${component}', ${texts.join(', ')} };`;

/**
 * The texts of a component for this app. In a build they are markers, so that a page loads one language only; in
 * development the module has every language, and the provider selects one.
 */
export const componentModule = (id: string, isBuild: boolean): { code: string; keys: string[] } => {
  const name = basename(id).replace('.messages.ts', '');
  const component = name.charAt(0).toLowerCase() + name.slice(1);
  const source = readComponentTexts(SOURCE);
  const entries = textsByComponent(source).get(component) ?? [];
  const getObject = (language: string, getText: (entry: (typeof entries)[number]) => string) =>
    `${language}: { ${entries.map((entry) => `'${getName(entry)}': ${getText(entry)}`).join(', ')} }`;
  if (!isBuild)
    return {
      keys: [],
      code: getModule(
        component,
        allLanguages.map((language) =>
          getObject(language, (entry) => expressionIn(entry, readComponentTexts(language), source)),
        ),
      ),
    };
  const getMarker = (key: string, hasValues: boolean) =>
    hasValues
      ? functionMarker(COMPONENT_KEY_PREFIX + key)
      : JSON.stringify(plainMarker(COMPONENT_KEY_PREFIX + key));
  return {
    keys: entries.map(({ key }) => COMPONENT_KEY_PREFIX + key),
    code: getModule(component, [
      getObject(SOURCE, (entry) => getMarker(entry.key, getValues(entry).length > 0)),
    ]),
  };
};
