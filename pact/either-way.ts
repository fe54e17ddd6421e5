/**
 * What the description allows in two forms, a number or a list, has two rules in the pact: one for each form. Pact's
 * library joins the rules of a place with AND and has no way to say OR, though its file format has.
 */
type Rules = { combine: 'AND' | 'OR'; matchers: { match: string; regex?: string }[] };
type WithRules = { response: { matchingRules?: { body?: Record<string, Rules> } } };

const A_LIST = String.raw`^\[`;

const isOfTwoForms = ({ matchers }: Rules) =>
  matchers.length > 1 && matchers.some(({ regex }) => regex?.startsWith(A_LIST));

/** The text of a pact in which a value may have either of its forms. */
export const withEitherForm = (text: string): string => {
  const pact = JSON.parse(text) as { interactions: WithRules[] };
  for (const { response } of pact.interactions)
    for (const rules of Object.values(response.matchingRules?.body ?? {}))
      if (isOfTwoForms(rules)) rules.combine = 'OR';
  return JSON.stringify(pact, null, 2);
};
