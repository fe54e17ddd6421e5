import { warnDeveloper } from './warn-developer.ts';

/**
 * Warns a developer of the messages of a component that are shown in English because neither the package nor the app
 * has them in the page's language.
 *
 * @param given the messages besides the component's own
 */
export const warnMissingMessages = (
  { id, ...languages }: { id: string; en: object },
  locale: string,
  given: object,
): void => {
  const { language } = new Intl.Locale(locale);
  if (Object.hasOwn(languages, language)) return;
  for (const key of Object.keys(languages.en)) {
    if (Object.hasOwn(given, key)) continue;
    warnDeveloper({
      what: `"${id}.${key}" has no words in "${language}".`,
      why: 'It is said in English there.',
      todo: `Give them to UiProvider: messages={{ ${id}: { ${key}: … } }}.`,
    });
  }
};
