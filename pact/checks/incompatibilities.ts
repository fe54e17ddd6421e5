import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Contract } from './contract.ts';
import type { Description } from './description.ts';

/**
 * The violations of the description in a contract, each as a sentence. The comparator only warns of an unknown query
 * parameter or header; here it is an error too.
 */
export const incompatibilities = async (contract: Contract, description: Description): Promise<string[]> => {
  const comparator = new Comparator({ oas: description as never });
  const incompatible: string[] = [];
  for await (const { message, mockDetails, specDetails } of comparator.compare(contract))
    incompatible.push(
      `${mockDetails?.interactionDescription}: ${message} (${mockDetails?.location} against ${specDetails?.location})`,
    );
  return incompatible;
};
