import { Script } from 'node:vm';

/** How a language counts, as the head of its catalogue says it (gettext manual, "Plural forms"). */
export type PluralRule = { forms: number; formula: string };

const HEADER = /^nplurals=(\d+); plural=([^;]+);?$/;
/** What a formula is made of: it becomes part of a script. */
const FORMULA = /^[n\d\s()?:<>=!&|%]+$/;

/**
 * Reads `Plural-Forms`.
 *
 * @throws Error where it is none
 */
export const readPluralRule = (header: string | undefined): PluralRule => {
  const [, forms = '', formula = ''] = HEADER.exec(header?.trim() ?? '') ?? [];
  if (!FORMULA.test(formula))
    throw new Error(
      `"Plural-Forms: ${header ?? ''}" cannot be read, so no text can be counted in this language. Write it as "nplurals=2; plural=(n != 1);".`,
    );
  return { forms: Number(forms), formula };
};

/** Which form a number takes. */
export const formFor = ({ formula }: PluralRule): ((count: number) => number) => {
  const evaluate = new Script(`(n) => Number(${formula})`).runInThisContext() as (count: number) => number;
  return evaluate;
};

/** What is counted here, up to every remainder that a rule of CLDR asks for: millions have a form of their own in some languages. */
const samples = [...Array.from({ length: 201 }, (_, number) => number), 1000, 1001];

/**
 * What is wrong with how a catalogue counts, beside what Unicode says of its language
 * (https://cldr.unicode.org/index/cldr-spec/plural-rules): numbers that take different forms there must do so here.
 */
export const pluralRuleProblem = (rule: PluralRule, locale: string): string | undefined => {
  const cldr = new Intl.PluralRules(locale);
  const formOf = formFor(rule);
  const categories = new Map<string, number>();
  for (const number of samples) {
    const category = cldr.select(number);
    const form = formOf(number);
    const before = categories.get(category);
    if (before !== undefined && before !== form)
      return `counts ${number} as form ${form}, and CLDR gives it the form of "${category}", which is ${before}`;
    categories.set(category, form);
  }
  const used = new Set(categories.values());
  if (used.size !== categories.size || rule.forms !== categories.size)
    return `has ${rule.forms} plural forms, and CLDR ${categories.size} (${[...categories.keys()].join(', ')})`;
  return undefined;
};
