import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { withoutRowIndexes, valuesIn, pathText } from './json-path.ts';
import { reasonToPass, scoreSheet } from './score.ts';
import { type Example, type MutantResult, readExamples, runMutants } from './run-mutants.ts';

let examples: Example[];
let results: MutantResult[];

beforeAll(async () => {
  const contract = readContract();
  examples = await readExamples(contract);
  results = await runMutants(contract, examples);
  console.log(scoreSheet(results));
});

const pathsIn = ({ response }: Example) => valuesIn(response.body).map(({ path }) => pathText(path));
const named = ({ example, mutant }: MutantResult) =>
  `${example.interaction.description} | ${mutant.target} | ${mutant.kind}`;

describe('a provider with a mutated response', () => {
  test('fails the verification if the client reads the mutated value (AP-17)', () => {
    const undetected = results.filter((result) => !result.isDetected && reasonToPass(result) === undefined);
    expect(undetected.map(named)).toEqual([]);
  });

  test('passes the verification if the client does not read the mutated value', () => {
    const overspecified = results.filter(({ isDetected, isRead }) => isDetected && !isRead);
    expect(overspecified.map(named)).toEqual([]);
  });

  test('has every field that the client reads in at least one response of the operation', () => {
    const operations = Object.groupBy(examples, ({ operation }) => operation);
    const missing = Object.entries(operations).flatMap(([operation, ofOperation]) => {
      const present = new Set(ofOperation.flatMap(pathsIn).map(withoutRowIndexes));
      const read = new Set(
        ofOperation.flatMap(({ clientResult }) => [...clientResult.targets]).map(withoutRowIndexes),
      );
      return [...read]
        .filter((target) => target.startsWith('$.') && !present.has(target))
        .map((target) => `${operation}: ${target}`);
    });
    expect(missing).toEqual([]);
  });
});
