import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@janani/api-client';
import { callOf, readDescribed } from '../../rules/described.ts';
import type { Contract, HttpResponse, Interaction } from '../contract.ts';
import { judge } from '../judge.ts';
import { type Reading, read } from './client-reading.ts';
import { valuesIn, written } from './json-path.ts';
import { type Mutant, exampleResponse, mutantsOf } from './mutants.ts';
import { enumOf } from './schema-values.ts';

/** An interaction of the contract, its example response, and what the client makes of that. */
export type Example = {
  interaction: Interaction;
  operation: OperationId;
  response: HttpResponse;
  reading: Reading;
};

/** One wrong response: whether the contract catches it, and what the client makes of it. */
export type Trial = {
  example: Example;
  mutant: Mutant;
  /** The client reads the changed path when the response is right. */
  isRead: boolean;
  /** The client gives the same result as for the right response. */
  isHarmless: boolean;
  /** A provider that responds so fails the verification. */
  isCaught: boolean;
};

export const readExamples = async (contract: Contract): Promise<Example[]> => {
  const examples: Example[] = [];
  // One after the other: the recording stands in for JSON.parse while the client reads.
  for (const interaction of contract.interactions) {
    const operation = callOf(interaction.request.method, interaction.request.path)!;
    const response = exampleResponse(interaction);
    examples.push({ interaction, operation, response, reading: await read(operation, response) });
  }
  return examples;
};

/** A list of ten is read as one of two is: its first and its second row stand for all. */
const isInLaterRow = ({ target }: Mutant) =>
  [...target.matchAll(/\[(\d+)\]/g)].some(([, row]) => Number(row) > 1);

/** What is asked of a response: interactions that ask the same of the same paths are broken by the same responses. */
const askedOf = ({ operation, response, interaction }: Example) => {
  const { status, matchingRules } = interaction.response as { status: number; matchingRules?: unknown };
  const targets = valuesIn(response.body).map(({ path }) => written(path));
  return JSON.stringify([operation, status, matchingRules, targets]);
};

const oneOfEachKind = (examples: readonly Example[]) => [
  ...new Map(examples.map((example) => [askedOf(example), example])).values(),
];

/** Has the verifier and the client look at every way in which every response of the contract can be wrong. */
export const tryMutants = async (contract: Contract, examples: readonly Example[]): Promise<Trial[]> => {
  const operations = readDescribed();
  const drafts = oneOfEachKind(examples).flatMap((example) => {
    const { responses } = operations.find(({ id }) => id === example.operation)!;
    const described = responses[String(example.response.status)];
    return mutantsOf(example.response, (path) => enumOf(described, path))
      .filter((mutant) => !isInLaterRow(mutant))
      .map((mutant) => ({ example, mutant }));
  });
  const right = examples.map(({ interaction, response }) => ({ interaction, response }));
  const wrong = drafts.map(({ example: { interaction }, mutant: { response } }) => ({
    interaction,
    response,
  }));
  const verdicts = await judge(contract, [...right, ...wrong]);
  if (verdicts.slice(0, right.length).some((verdict) => verdict !== undefined))
    throw new Error('A right response does not pass, so nothing can be present about the wrong ones.');

  const trials: Trial[] = [];
  for (const [index, { example, mutant }] of drafts.entries()) {
    const { outcome } = await read(example.operation, mutant.response);
    trials.push({
      example,
      mutant,
      isRead: example.reading.targets.has(mutant.target),
      isHarmless: isDeepStrictEqual(outcome, example.reading.outcome),
      isCaught: verdicts[right.length + index] !== undefined,
    });
  }
  return trials;
};
