import { basename } from 'node:path';
import { compileTextIn, getTextName, groupByComponent } from '../src/component-texts.ts';
import { getValueNames } from '../src/compile.ts';
import { SOURCE_LANGUAGE } from '../src/language-list.ts';
import { allLanguages, readComponentTexts } from './catalogues.ts';
import { COMPONENT_KEY_PREFIX, functionMarker, plainMarker } from './markers.ts';

/** A module with the texts of a component; in the package they are English. */
export const MESSAGES_MODULE = /\/packages\/ui\/src\/.*\/(\w+)\.messages\.ts$/;

const createModuleCode = (component: string, texts: string) =>
  `export const ${component}Messages = { id: '${component}', ${texts} };`;

/**
 * The texts of a component for this app. In a build they are markers, so that a page loads one language only; in
 * development the module has every language, and the URL selects one, as in development-modules.ts.
 */
export const createComponentModule = (id: string, isBuild: boolean): { code: string; keys: string[] } => {
  const name = basename(id).replace('.messages.ts', '');
  const component = name.charAt(0).toLowerCase() + name.slice(1);
  const source = readComponentTexts(SOURCE_LANGUAGE);
  const entries = groupByComponent(source).get(component) ?? [];
  const createMessagesObject = (getText: (entry: (typeof entries)[number]) => string) =>
    `{ ${entries.map((entry) => `'${getTextName(entry)}': ${getText(entry)}`).join(', ')} }`;
  if (!isBuild) {
    const texts = allLanguages.map((language) => {
      const catalogue = readComponentTexts(language);
      return `${language}: ${createMessagesObject((entry) => compileTextIn(entry, catalogue, source))}`;
    });
    const replacement = `language: currentLanguage, en: { ${texts.join(', ')} }[currentLanguage]`;
    return {
      keys: [],
      code: `import { currentLanguage } from '#texts';\n${createModuleCode(component, replacement)}`,
    };
  }
  const getMarker = (key: string, hasValues: boolean) =>
    hasValues
      ? functionMarker(COMPONENT_KEY_PREFIX + key)
      : JSON.stringify(plainMarker(COMPONENT_KEY_PREFIX + key));
  return {
    keys: entries.map(({ key }) => COMPONENT_KEY_PREFIX + key),
    code: createModuleCode(
      component,
      `${SOURCE_LANGUAGE}: ${createMessagesObject((entry) => getMarker(entry.key, getValueNames(entry).length > 0))}`,
    ),
  };
};
