import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { withoutRowIndexes, collectValues, formatPath } from './json-path.ts';
import { getReasonToPass, formatScores } from './score.ts';
import { type Example, type MutantResult, readExamples, runMutants } from './run-mutants.ts';

let examples: Example[];
let results: MutantResult[];

beforeAll(async () => {
  const contract = readContract();
  examples = await readExamples(contract);
  results = await runMutants(contract, examples);
  console.log(formatScores(results));
});

const listPaths = ({ response }: Example) => collectValues(response.body).map(({ path }) => formatPath(path));
const describeResult = ({ example, mutant }: MutantResult) =>
  `${example.interaction.description} | ${mutant.target} | ${mutant.kind}`;

describe('a provider with a mutated response', () => {
  test('fails the verification if the client reads the mutated value (AP-17)', () => {
    const undetected = results.filter(
      (result) => !result.isDetected && getReasonToPass(result) === undefined,
    );
    expect(undetected.map(describeResult)).toEqual([]);
  });

  test('passes the verification if the client does not read the mutated value', () => {
    const overspecified = results.filter(({ isDetected, isRead }) => isDetected && !isRead);
    expect(overspecified.map(describeResult)).toEqual([]);
  });

  test('has every field that the client reads in at least one response of the operation', () => {
    const operations = Object.groupBy(examples, ({ operation }) => operation);
    const missing = Object.entries(operations).flatMap(([operation, operationExamples]) => {
      const present = new Set(operationExamples.flatMap(listPaths).map(withoutRowIndexes));
      const readPaths = new Set(
        operationExamples.flatMap(({ clientResult }) => [...clientResult.targets]).map(withoutRowIndexes),
      );
      return [...readPaths]
        .filter((target) => target.startsWith('$.') && !present.has(target))
        .map((target) => `${operation}: ${target}`);
    });
    expect(missing).toEqual([]);
  });
});
