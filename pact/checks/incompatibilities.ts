import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Contract } from './contract.ts';
import type { Description } from './description.ts';

/**
 * Where a contract has what the description does not allow, each as a sentence. The comparator calls an unknown query
 * parameter or header a warning only; here it counts as much as the rest.
 */
export const incompatibilities = async (contract: Contract, description: Description): Promise<string[]> => {
  const comparator = new Comparator({ oas: description as never });
  const found: string[] = [];
  for await (const { message, mockDetails, specDetails } of comparator.compare(contract))
    found.push(
      `${mockDetails?.interactionDescription}: ${message} (${mockDetails?.location} against ${specDetails?.location})`,
    );
  return found;
};
