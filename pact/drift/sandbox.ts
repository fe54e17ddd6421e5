import { compileResponseGuard, readOperations } from '@janani/sandbox-api/description';
import { type Attempt, judge } from '../breaks/judge.ts';
import type { Contract } from '../checks/contract.ts';
import { changedValue } from './changed-value.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import { ABSENT, type Named } from './named.ts';

const guards = new Map(readOperations().map((operation) => [operation.id, compileResponseGuard(operation)]));

/** What the sandbox would answer if it wrote the field otherwise. */
const changedAnswers = (field: Field, change: Change, exchanges: Exchange[]): Attempt[] =>
  exchanges.flatMap(({ interaction, answer }) => {
    const body = changedValue(answer.body, field, change);
    return body === undefined || JSON.stringify(body) === JSON.stringify(answer.body)
      ? []
      : [{ interaction, answer: { ...answer, body } }];
  });

/** The sandbox answers otherwise: its own guard names the field, or Pact's verifier does. */
export const inSandbox = async (
  field: Field,
  change: Change,
  contract: Contract,
  exchanges: Exchange[],
): Promise<Named | undefined> => {
  const attempts = changedAnswers(field, change, exchanges);
  if (attempts.length === 0) return ABSENT;
  for (const { answer } of attempts) {
    const says = guards.get(field.call)!(answer);
    if (says !== undefined) return { check: 'unit: answers of the sandbox', says: `${field.call}: ${says}` };
  }
  const verdicts = await judge(contract, attempts);
  const at = verdicts.findIndex((verdict) => verdict !== undefined);
  return at === -1
    ? undefined
    : { check: 'pact: sandbox', says: `${attempts[at]!.interaction.description}: ${verdicts[at]}` };
};
