import { packagedLanguages } from './component-messages.ts';
import { warnDeveloper } from './warn-developer.ts';

/** The warning for a language of the package: the same for every message, since one import has them all. */
const getImportWarning = (language: string, name: string) => ({
  what: `Messages in "${language}" are missing.`,
  why: 'They are shown in English.',
  todo: `Import them, and pass them to UiProvider: import { ${name} } from '@janani/ui/messages/${language}', then messages={${name}}, or messages={{ ...${name}, … }} with some of your own.`,
});

/**
 * Warns a developer of the messages of a component that are shown in English because the app has passed none in the
 * page's language.
 *
 * @param provided the messages besides the component's own
 */
export const warnMissingMessages = (
  { id, en, language: includedLanguage = 'en' }: { id: string; en: object; language?: string },
  locale: string,
  provided: object,
): void => {
  const { language } = new Intl.Locale(locale);
  if (language === includedLanguage) return;
  const name = Object.hasOwn(packagedLanguages, language) ? packagedLanguages[language] : undefined;
  for (const key of Object.keys(en)) {
    if (Object.hasOwn(provided, key)) continue;
    warnDeveloper(
      name === undefined
        ? {
            what: `"${id}.${key}" has no message in "${language}".`,
            why: 'It is shown in English.',
            todo: `Pass them to UiProvider: messages={{ ${id}: { ${key}: … } }}.`,
          }
        : getImportWarning(language, name),
    );
  }
};
