import { checkPluralRule, readPluralRule } from './plural-rule.ts';

/** The plural rules of most languages, including all of India's (gettext manual, "Plural forms"). */
const headers = [
  'nplurals=1; plural=0;',
  'nplurals=2; plural=(n != 1);',
  'nplurals=2; plural=(n > 1);',
  'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
];

/**
 * The `Plural-Forms` header of a language, by its CLDR rule.
 *
 * @throws Error for a language whose rule is not listed here
 */
export const getPluralHeader = (locale: string): string => {
  const header = headers.find(
    (candidate) => checkPluralRule(readPluralRule(candidate), locale) === undefined,
  );
  if (header === undefined)
    throw new Error(
      `No listed plural rule matches ${locale}, so the plural forms of its texts could not be selected. Add its "Plural-Forms" (gettext manual) to packages/messages/src/plural-headers.ts.`,
    );
  return header;
};
