import { compileResponseGuard, readOperations } from '@janani/sandbox-api/description';
import { type ResponseCase, verifyResponses } from '../checks/verify-responses.ts';
import type { Contract } from '../checks/contract.ts';
import { changeValue } from './changed-value.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import { ABSENT, type Detection } from './detection.ts';

const guards = new Map(readOperations().map((operation) => [operation.id, compileResponseGuard(operation)]));

/** Changes the field in the responses of the sandbox. */
const changeResponses = (field: Field, change: Change, exchanges: Exchange[]): ResponseCase[] =>
  exchanges.flatMap(({ interaction, response }) => {
    const body = changeValue(response.body, field, change);
    return body === undefined || JSON.stringify(body) === JSON.stringify(response.body)
      ? []
      : [{ interaction, response: { ...response, body } }];
  });

/** A changed response of the sandbox is detected by its guard or by Pact's verifier. */
export const detectInSandbox = async (
  field: Field,
  change: Change,
  contract: Contract,
  exchanges: Exchange[],
): Promise<Detection | undefined> => {
  const responseCases = changeResponses(field, change, exchanges);
  if (responseCases.length === 0) return ABSENT;
  for (const { response } of responseCases) {
    const message = guards.get(field.call)!(response);
    if (message !== undefined)
      return { check: 'unit: responses of the sandbox', message: `${field.call}: ${message}` };
  }
  const verdicts = await verifyResponses(contract, responseCases);
  const failedIndex = verdicts.findIndex((verdict) => verdict !== undefined);
  return failedIndex === -1
    ? undefined
    : {
        check: 'pact: sandbox',
        message: `${responseCases[failedIndex]!.interaction.description}: ${verdicts[failedIndex]}`,
      };
};
