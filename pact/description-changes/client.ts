import { isDeepStrictEqual } from 'node:util';
import type { Interaction, Json } from '../checks/contract.ts';
import { exampleResponse } from '../checks/response-mutations/mutants.ts';
import { read } from '../checks/response-mutations/client-reading.ts';
import { changedValue } from './changed-value.ts';
import { isSent } from './changed-request.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import { ABSENT, type Detection } from './detection.ts';

/** A client that looks for another name finds nothing, as one that does not look. */
const asSeen = (body: Json, field: Field, change: Change) =>
  changedValue(body, field, change === 'rename' ? 'remove' : change);

/** Whether the client makes the same of a response; undefined where the response has no such field. */
const readsAsBefore = async (
  field: Field,
  change: Change,
  interaction: Interaction,
): Promise<boolean | undefined> => {
  const response = exampleResponse(interaction);
  const body = response.status === 200 ? asSeen(response.body, field, change) : undefined;
  if (body === undefined || isDeepStrictEqual(body, response.body)) return undefined;
  const before = await read(field.call, response);
  const after = await read(field.call, { ...response, body });
  return isDeepStrictEqual(before.outcome, after.outcome);
};

/** Pact's mock compares a request whole: another name, another type or nothing is no request of the contract. */
const inRequests = (field: Field, exchanges: Exchange[]): Detection => {
  const sent = exchanges.find(({ interaction }) => isSent(interaction, field));
  return sent === undefined
    ? ABSENT
    : {
        check: 'pact: consumer',
        message: `${sent.interaction.description}: request ${field.path.join('.')}`,
      };
};

/** The client reads or sends otherwise: the consumer test of an interaction expects what was before. */
export const detectInClient = async (
  field: Field,
  change: Change,
  exchanges: Exchange[],
): Promise<Detection | undefined> => {
  if (field.side !== 'response') return inRequests(field, exchanges);
  let detection: Detection | undefined = ABSENT;
  for (const { interaction } of exchanges) {
    const isSame = await readsAsBefore(field, change, interaction);
    if (isSame === false)
      return { check: 'pact: consumer', message: `${interaction.description}: ${field.path.join('.')}` };
    if (isSame === true) detection = undefined;
  }
  return detection;
};
