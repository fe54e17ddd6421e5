import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { withoutRowIndexes, valuesIn, pathText } from './json-path.ts';
import { reasonToPass, scoreSheet } from './score.ts';
import { type Example, type Trial, readExamples, tryMutants } from './trials.ts';

let examples: Example[];
let trials: Trial[];

beforeAll(async () => {
  const contract = readContract();
  examples = await readExamples(contract);
  trials = await tryMutants(contract, examples);
  console.log(scoreSheet(trials));
});

const pathsIn = ({ response }: Example) => valuesIn(response.body).map(({ path }) => pathText(path));
const named = ({ example, mutant }: Trial) =>
  `${example.interaction.description} | ${mutant.target} | ${mutant.kind}`;

describe('a provider with a mutated response', () => {
  test('fails the verification if the client reads the mutated value (AP-17)', () => {
    const undetected = trials.filter((trial) => !trial.isCaught && reasonToPass(trial) === undefined);
    expect(undetected.map(named)).toEqual([]);
  });

  test('passes the verification if the client does not read the mutated value', () => {
    const overspecified = trials.filter(({ isCaught, isRead }) => isCaught && !isRead);
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
