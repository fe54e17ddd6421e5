/** What was told already: once is enough for a page. */
const told = new Set<string>();

/**
 * Tells a developer which words of a part are said in English because nobody gave them in the page's language.
 *
 * @param given what there is beside the part's own words
 */
export const tellMissing = (
  { partName, ...languages }: { partName: string; en: object },
  locale: string,
  given: object,
): void => {
  const { language } = new Intl.Locale(locale);
  if (Object.hasOwn(languages, language)) return;
  for (const key of Object.keys(languages.en)) {
    const name = `${language}: ${partName}.${key}`;
    if (Object.hasOwn(given, key) || told.has(name)) continue;
    told.add(name);
    console.warn(
      `@janani/ui: "${partName}.${key}" has no words in "${language}", so it is said in English there. Give them to UiProvider: messages={{ ${partName}: { ${key}: … } }}.`,
    );
  }
};
