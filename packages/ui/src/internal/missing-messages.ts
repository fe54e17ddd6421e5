import { warnDeveloper } from './warn-developer.ts';

/**
 * Warns a developer of the messages of a component that are shown in English because neither the package nor the app
 * has them in the page's language.
 *
 * @param provided the messages besides the component's own
 */
export const warnMissingMessages = (
  { id, ...languages }: { id: string; en: object },
  locale: string,
  provided: object,
): void => {
  const { language } = new Intl.Locale(locale);
  if (Object.hasOwn(languages, language)) return;
  for (const key of Object.keys(languages.en)) {
    if (Object.hasOwn(provided, key)) continue;
    warnDeveloper({
      what: `"${id}.${key}" has no message in "${language}".`,
      why: 'It is shown in English.',
      todo: `Pass them to UiProvider: messages={{ ${id}: { ${key}: … } }}.`,
    });
  }
};
