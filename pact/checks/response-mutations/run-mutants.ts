import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@janani/api-client';
import { getOperationId, readApiOperations } from '../../rules/api-operations.ts';
import type { Contract, HttpResponse, Interaction } from '../contract.ts';
import { verifyResponses } from '../verify-responses.ts';
import { type ClientResult, callClient } from './client-result.ts';
import { collectValues, formatPath } from './json-path.ts';
import { type Mutant, getExampleResponse, createMutants } from './mutants.ts';
import { getEnum } from './schema-values.ts';

/** An interaction of the contract, its example response, and the client's result for it. */
export type Example = {
  interaction: Interaction;
  operation: OperationId;
  response: HttpResponse;
  clientResult: ClientResult;
};

/** A mutant: whether the contract detects it, and the client's result for it. */
export type MutantResult = {
  example: Example;
  mutant: Mutant;
  /** The client reads the mutated path in the example response. */
  isRead: boolean;
  /** The client returns the same result as for the example response. */
  isEquivalent: boolean;
  /** A provider with this response fails the verification. */
  isDetected: boolean;
};

export const readExamples = async (contract: Contract): Promise<Example[]> => {
  const examples: Example[] = [];
  // Sequentially, because callClient replaces the global JSON.parse while it records what the client reads.
  for (const interaction of contract.interactions) {
    const operation = getOperationId(interaction.request.method, interaction.request.path)!;
    const response = getExampleResponse(interaction);
    examples.push({ interaction, operation, response, clientResult: await callClient(operation, response) });
  }
  return examples;
};

/** Rows after the second are skipped, because the first two represent all rows of a list. */
const isInLaterRow = ({ target }: Mutant) =>
  [...target.matchAll(/\[(\d+)\]/g)].some(([, row]) => Number(row) > 1);

/** Identifies the rules of a response: interactions with the same rules and paths detect the same mutants. */
const getRules = ({ operation, response, interaction }: Example) => {
  const { status, matchingRules } = interaction.response as { status: number; matchingRules?: unknown };
  const targets = collectValues(response.body).map(({ path }) => formatPath(path));
  return JSON.stringify([operation, status, matchingRules, targets]);
};

const uniqueByRules = (examples: readonly Example[]) => [
  ...new Map(examples.map((example) => [getRules(example), example])).values(),
];

/** Has the verifier and the client process every mutant of every response of the contract. */
export const runMutants = async (
  contract: Contract,
  examples: readonly Example[],
): Promise<MutantResult[]> => {
  const operations = readApiOperations();
  const pendingMutants = uniqueByRules(examples).flatMap((example) => {
    const { responses } = operations.find(({ id }) => id === example.operation)!;
    const schema = responses[String(example.response.status)];
    return createMutants(example.response, (path) => getEnum(schema, path))
      .filter((mutant) => !isInLaterRow(mutant))
      .map((mutant) => ({ example, mutant }));
  });
  const exampleResponses = examples.map(({ interaction, response }) => ({ interaction, response }));
  const mutantResponses = pendingMutants.map(({ example: { interaction }, mutant: { response } }) => ({
    interaction,
    response,
  }));
  const verdicts = await verifyResponses(contract, [...exampleResponses, ...mutantResponses]);
  if (verdicts.slice(0, exampleResponses.length).some((verdict) => verdict !== undefined))
    throw new Error('An example response does not pass the verification, so its mutants cannot be verified.');

  const results: MutantResult[] = [];
  for (const [index, { example, mutant }] of pendingMutants.entries()) {
    const { outcome } = await callClient(example.operation, mutant.response);
    results.push({
      example,
      mutant,
      isRead: example.clientResult.targets.has(mutant.target),
      isEquivalent: isDeepStrictEqual(outcome, example.clientResult.outcome),
      isDetected: verdicts[exampleResponses.length + index] !== undefined,
    });
  }
  return results;
};
