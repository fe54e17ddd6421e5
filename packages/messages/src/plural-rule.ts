import { Script } from 'node:vm';

/** A language's plural rule, from the header of its catalogue (gettext manual, "Plural forms"). */
export type PluralRule = { forms: number; formula: string };

const HEADER = /^nplurals=(\d+); plural=([^;]+);?$/;
/** The allowed characters of a formula, because it becomes part of a script. */
const FORMULA = /^[n\d\s()?:<>=!&|%]+$/;

/**
 * Parses `Plural-Forms`.
 *
 * @throws Error if it is invalid
 */
export const readPluralRule = (header: string | undefined): PluralRule => {
  const [, forms = '', formula = ''] = HEADER.exec(header?.trim() ?? '') ?? [];
  if (!FORMULA.test(formula))
    throw new Error(
      `"Plural-Forms: ${header ?? ''}" cannot be read, so the plural form of a text cannot be selected in this language. Write it as "nplurals=2; plural=(n != 1);".`,
    );
  return { forms: Number(forms), formula };
};

/** Compiles the rule to a function that returns the index of a number's plural form. */
export const compilePluralRule = ({ formula }: PluralRule): ((count: number) => number) => {
  const evaluate = new Script(`(n) => Number(${formula})`).runInThisContext() as (count: number) => number;
  return evaluate;
};

/**
 * Sample numbers, up to every remainder that a CLDR rule uses: some languages have a separate form for millions.
 */
const samples = [...Array.from({ length: 201 }, (_, number) => number), 1000, 1001];

/**
 * Compares a catalogue's plural rule with Unicode's for its language
 * (https://cldr.unicode.org/index/cldr-spec/plural-rules): numbers with different forms there must have different
 * forms here.
 */
export const checkPluralRule = (rule: PluralRule, locale: string): string | undefined => {
  const cldr = new Intl.PluralRules(locale);
  const getForm = compilePluralRule(rule);
  const categories = new Map<string, number>();
  for (const number of samples) {
    const category = cldr.select(number);
    const form = getForm(number);
    const previousForm = categories.get(category);
    if (previousForm !== undefined && previousForm !== form)
      return `counts ${number} as form ${form}, and CLDR gives it the form of "${category}", which is ${previousForm}`;
    categories.set(category, form);
  }
  const used = new Set(categories.values());
  if (used.size !== categories.size || rule.forms !== categories.size)
    return `has ${rule.forms} plural forms, and CLDR ${categories.size} (${[...categories.keys()].join(', ')})`;
  return undefined;
};
