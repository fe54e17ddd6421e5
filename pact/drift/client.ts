import { isDeepStrictEqual } from 'node:util';
import type { Interaction, Json } from '../checks/contract.ts';
import { exampleAnswer } from '../checks/mutations/mutants.ts';
import { read } from '../checks/mutations/client-reading.ts';
import { changedValue } from './changed-value.ts';
import { isSent } from './changed-request.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import { ABSENT, type Named } from './named.ts';

/** The client that looks for another name finds nothing under it, and one that looks for none neither. */
const asSeen = (body: Json, field: Field, change: Change) =>
  changedValue(body, field, change === 'rename' ? 'remove' : change);

/** Whether the client makes the same of an answer; undefined where the answer has no such field. */
const readsAsBefore = async (
  field: Field,
  change: Change,
  interaction: Interaction,
): Promise<boolean | undefined> => {
  const answer = exampleAnswer(interaction);
  const body = answer.status === 200 ? asSeen(answer.body, field, change) : undefined;
  if (body === undefined || isDeepStrictEqual(body, answer.body)) return undefined;
  const before = await read(field.call, answer);
  const after = await read(field.call, { ...answer, body });
  return isDeepStrictEqual(before.outcome, after.outcome);
};

/** Pact's mock compares a request whole: another name, another type or nothing is no request of the contract. */
const inRequests = (field: Field, exchanges: Exchange[]): Named => {
  const sent = exchanges.find(({ interaction }) => isSent(interaction, field));
  return sent === undefined
    ? ABSENT
    : { check: 'pact: consumer', says: `${sent.interaction.description}: request ${field.place.join('.')}` };
};

/** The client reads or sends otherwise: the consumer test of an interaction expects what was before. */
export const inClient = async (
  field: Field,
  change: Change,
  exchanges: Exchange[],
): Promise<Named | undefined> => {
  if (field.side !== 'answer') return inRequests(field, exchanges);
  let named: Named | undefined = ABSENT;
  for (const { interaction } of exchanges) {
    const isSame = await readsAsBefore(field, change, interaction);
    if (isSame === false)
      return { check: 'pact: consumer', says: `${interaction.description}: ${field.place.join('.')}` };
    if (isSame === true) named = undefined;
  }
  return named;
};
