import { warnDeveloper } from './warn-developer.ts';

/**
 * Tells a developer which words of a part are said in English because nobody gave them in the page's language.
 *
 * @param given what there is beside the part's own words
 */
export const warnMissingMessages = (
  { component, ...languages }: { component: string; en: object },
  locale: string,
  given: object,
): void => {
  const { language } = new Intl.Locale(locale);
  if (Object.hasOwn(languages, language)) return;
  for (const key of Object.keys(languages.en)) {
    if (Object.hasOwn(given, key)) continue;
    warnDeveloper({
      what: `"${component}.${key}" has no words in "${language}".`,
      why: 'It is said in English there.',
      todo: `Give them to UiProvider: messages={{ ${component}: { ${key}: … } }}.`,
    });
  }
};
