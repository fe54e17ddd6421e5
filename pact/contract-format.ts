import type { PactName } from './contract-files.ts';

type Rules = { combine: 'AND' | 'OR'; matchers: { match: string }[] };
type Interaction = {
  request: { matchingRules?: object };
  response: { matchingRules?: { body?: Record<string, Rules> } };
};

/**
 * What the description allows in two forms, a number or a list, has a rule for each form. Pact's library joins the
 * rules of a path with AND and has no OR, though its file format has.
 */
const isOfTwoForms = ({ matchers }: Rules) =>
  matchers.length > 1 && matchers.some(({ match }) => match === 'equality');

/** The text of a pact as it is committed, from the one that Pact's library wrote. */
export const committedText = (text: string, name: PactName): string => {
  const pact = JSON.parse(text) as { interactions: Interaction[] };
  for (const { request, response } of pact.interactions) {
    for (const rules of Object.values(response.matchingRules?.body ?? {}))
      if (isOfTwoForms(rules)) rules.combine = 'OR';
    // A verifier sends the example, or what a state gave out. Only the stub compares requests, with the required pact.
    if (name === 'recommended') delete request.matchingRules;
  }
  return JSON.stringify(pact, null, 2);
};
