/** The forms of a word by number; `other` stands for those a language does not distinguish. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the form of a word that a language uses with a number. */
export const pluralIn = (locale: string) => {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: PluralForms): string => forms[rules.select(count)] ?? forms.other;
};
