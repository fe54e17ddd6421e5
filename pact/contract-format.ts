import type { PactName } from './contract-files.ts';

type Rules = { combine: 'AND' | 'OR'; matchers: { match: string }[] };
type Interaction = {
  request: { matchingRules?: object };
  response: { matchingRules?: { body?: Record<string, Rules> } };
};

/**
 * A value that may be a number or a list has a rule for each form. Pact's library combines the rules of a path with
 * AND and does not support OR, unlike its file format.
 */
const isOfTwoForms = ({ matchers }: Rules) =>
  matchers.length > 1 && matchers.some(({ match }) => match === 'equality');

/** Converts the text of a pact from Pact's library to the committed one. */
export const committedText = (text: string, name: PactName): string => {
  const pact = JSON.parse(text) as { interactions: Interaction[] };
  for (const { request, response } of pact.interactions) {
    for (const rules of Object.values(response.matchingRules?.body ?? {}))
      if (isOfTwoForms(rules)) rules.combine = 'OR';
    // A verifier sends the example or a state value. Only the stub compares requests, with the required pact.
    if (name === 'recommended') delete request.matchingRules;
  }
  return JSON.stringify(pact, null, 2);
};
