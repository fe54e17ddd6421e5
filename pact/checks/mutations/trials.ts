import type { RequestListener } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@janani/api-client';
import type { Contract, Interaction } from '../contract.ts';
import { type Description, operationOf, readOperations } from '../description.ts';
import { serving } from '../serving.ts';
import { verify } from '../verify.ts';
import { type Reading, read } from './client-reading.ts';
import { valuesIn, written } from './json-path.ts';
import { type Answer, type Mutant, exampleAnswer, mutantsOf } from './mutants.ts';
import { enumOf } from './schema-values.ts';

/** An interaction of the contract, its example answer, and what the client makes of that. */
export type Example = { interaction: Interaction; operation: OperationId; answer: Answer; reading: Reading };

/** One wrong answer: whether the contract catches it, and what the client makes of it. */
export type Trial = {
  example: Example;
  mutant: Mutant;
  /** The client looks at the changed place when the answer is right. */
  isRead: boolean;
  /** The client gives the same result as for the right answer. */
  isHarmless: boolean;
  /** A provider that answers so fails the verification. */
  isCaught: boolean;
};

export const readExamples = async (contract: Contract, description: Description): Promise<Example[]> => {
  const operations = readOperations(description);
  const examples: Example[] = [];
  // One after the other: the recording stands in for JSON.parse while the client reads.
  for (const interaction of contract.interactions) {
    const { operationId: operation } = operationOf(interaction, operations);
    const answer = exampleAnswer(interaction);
    examples.push({ interaction, operation, answer, reading: await read(operation, answer) });
  }
  return examples;
};

/** A provider that gives one answer per address: `/0`, `/1`, … */
const provider =
  (answers: readonly Answer[]): RequestListener =>
  (request, response) => {
    const { status, headers, body } = answers[Number(request.url?.slice(1))]!;
    response.writeHead(status, headers).end(JSON.stringify(body));
  };

type Attempt = { interaction: Interaction; answer: Answer };

/** The verifier's time grows with the square of the interactions in a file. */
const BATCH = 60;

/** Which of these answers pass as the interaction's answer, as Pact's verifier judges it. */
const judgeBatch = async (contract: Contract, attempts: readonly Attempt[]): Promise<boolean[]> => {
  const interactions = attempts.map(({ interaction: { response, ...rest } }, index) => ({
    ...rest,
    description: String(index),
    pending: false,
    providerStates: [],
    request: { method: 'GET', path: `/${index}` },
    response,
  }));
  const { held, broken } = await serving(provider(attempts.map(({ answer }) => answer)), (providerUrl) =>
    verify({ ...contract, interactions }, { providerUrl }),
  );
  return attempts.map((_, index) => {
    const name = String(index);
    if (held.has(name) === broken.has(name)) throw new Error(`The verifier did not judge answer ${name}.`);
    return held.has(name);
  });
};

const judge = async (contract: Contract, attempts: readonly Attempt[]): Promise<boolean[]> => {
  const verdicts: boolean[] = [];
  for (let start = 0; start < attempts.length; start += BATCH)
    verdicts.push(...(await judgeBatch(contract, attempts.slice(start, start + BATCH))));
  return verdicts;
};

/** A list of ten is read as one of two is: its first and its second row stand for all. */
const isInLaterRow = ({ place }: Mutant) =>
  [...place.matchAll(/\[(\d+)\]/g)].some(([, row]) => Number(row) > 1);

/** What is asked of an answer: interactions that ask the same of the same places are broken by the same answers. */
const askedOf = ({ operation, answer, interaction }: Example) => {
  const { status, matchingRules } = interaction.response as { status: number; matchingRules?: unknown };
  const places = valuesIn(answer.body).map(({ path }) => written(path));
  return JSON.stringify([operation, status, matchingRules, places]);
};

const oneOfEachKind = (examples: readonly Example[]) => [
  ...new Map(examples.map((example) => [askedOf(example), example])).values(),
];

/** Has the verifier and the client look at every way in which every answer of the contract can be wrong. */
export const tryMutants = async (
  contract: Contract,
  description: Description,
  examples: readonly Example[],
): Promise<Trial[]> => {
  const operations = readOperations(description);
  const drafts = oneOfEachKind(examples).flatMap((example) => {
    const { responses } = operationOf(example.interaction, operations);
    const described = responses[String(example.answer.status)];
    return mutantsOf(example.answer, (path) => enumOf(description, described, path))
      .filter((mutant) => !isInLaterRow(mutant))
      .map((mutant) => ({ example, mutant }));
  });
  const right = examples.map(({ interaction, answer }) => ({ interaction, answer }));
  const wrong = drafts.map(({ example: { interaction }, mutant: { answer } }) => ({ interaction, answer }));
  const verdicts = await judge(contract, [...right, ...wrong]);
  if (verdicts.slice(0, right.length).includes(false))
    throw new Error('A right answer does not pass, so nothing can be said about the wrong ones.');

  const trials: Trial[] = [];
  for (const [index, { example, mutant }] of drafts.entries()) {
    const { outcome } = await read(example.operation, mutant.answer);
    trials.push({
      example,
      mutant,
      isRead: example.reading.places.has(mutant.place),
      isHarmless: isDeepStrictEqual(outcome, example.reading.outcome),
      isCaught: !verdicts[right.length + index],
    });
  }
  return trials;
};
