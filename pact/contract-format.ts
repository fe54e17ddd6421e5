import type { PactName } from './contract-files.ts';

type Rules = { combine: 'AND' | 'OR'; matchers: { match: string }[] };
type Interaction = {
  request: { matchingRules?: object };
  response: { matchingRules?: { body?: Record<string, Rules> } };
};

/**
 * Whether the rules of a path are alternatives, one for a number and one for a list. Pact's library combines rules with
 * AND and does not support OR, unlike its file format.
 */
const hasAlternativeForms = ({ matchers }: Rules) =>
  matchers.length > 1 && matchers.some(({ match }) => match === 'equality');

/** Converts a pact as Pact's library writes it to the committed text. */
export const toCommittedText = (text: string, name: PactName): string => {
  const pact = JSON.parse(text) as { interactions: Interaction[] };
  for (const { request, response } of pact.interactions) {
    for (const rules of Object.values(response.matchingRules?.body ?? {}))
      if (hasAlternativeForms(rules)) rules.combine = 'OR';
    // A verifier sends the example or a state value. Only the stub compares requests, with the required pact.
    if (name === 'recommended') delete request.matchingRules;
  }
  return JSON.stringify(pact, null, 2);
};
