import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Contract } from './contract.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/**
 * Compares a contract with the OpenAPI description, and returns each violation as a sentence. An unknown query parameter
 * or header is a violation too, although the comparator only warns about it.
 */
export const findIncompatibilities = async (
  contract: Contract,
  description: OpenApiDocument,
): Promise<string[]> => {
  const comparator = new Comparator({ oas: description as never });
  const violations: string[] = [];
  for await (const { message, mockDetails, specDetails } of comparator.compare(contract))
    violations.push(
      `${mockDetails?.interactionDescription}: ${message} (${mockDetails?.location} against ${specDetails?.location})`,
    );
  return violations;
};
