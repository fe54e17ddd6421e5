import { packagedLanguages } from './component-messages.ts';
import { warnDeveloper } from './warn-developer.ts';

/** The warning for a language of the package: the same for every message, since one import has them all. */
const getImportWarning = (language: string, name: string) => ({
  what: `Messages in "${language}" are missing.`,
  why: 'They are shown in English.',
  todo: `Import them, and pass them to UiProvider: import { ${name} } from '@janani/ui/messages/${language}', then messages={${name}}, or messages={{ ...${name}, … }} with some of your own.`,
});

/** The warning for a language of which the app has passed no message. */
const getLanguageWarning = (language: string) => ({
  what: `There are no messages in "${language}".`,
  why: 'All texts of the components are in English.',
  todo: 'Translate node_modules/@janani/ui/messages/en.pot, and pass the messages to UiProvider: messages={{ field: { optional: … }, … }}.',
});

/**
 * Warns a developer of the messages of a component that are shown in English because the app has passed none in the
 * page's language.
 *
 * @param provided the messages besides the component's own
 * @param hasLanguage whether the app has passed messages of any component
 */
export const warnMissingMessages = (
  { id, en, language: includedLanguage = 'en' }: { id: string; en: object; language?: string },
  locale: string,
  provided: object,
  hasLanguage: boolean,
): void => {
  const { language } = new Intl.Locale(locale);
  if (language === includedLanguage) return;
  const missing = Object.keys(en).filter((key) => !Object.hasOwn(provided, key));
  if (missing.length === 0) return;
  const name = Object.hasOwn(packagedLanguages, language) ? packagedLanguages[language] : undefined;
  if (name !== undefined) warnDeveloper(getImportWarning(language, name));
  else if (!hasLanguage) warnDeveloper(getLanguageWarning(language));
  else
    warnDeveloper({
      what: `"${id}" has no message in "${language}" for ${missing.join(', ')}.`,
      why: 'English is shown.',
      todo: `Pass to UiProvider: messages={{ ${id}: { ${missing.map((key) => `${key}: …`).join(', ')} } }}.`,
    });
};
