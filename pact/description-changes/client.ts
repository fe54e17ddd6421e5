import { isDeepStrictEqual } from 'node:util';
import type { Interaction, Json } from '../checks/contract.ts';
import { getExampleResponse } from '../checks/response-mutations/mutants.ts';
import { callClient } from '../checks/response-mutations/client-result.ts';
import { changeValue } from './changed-value.ts';
import { isSent } from './changed-request.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import { ABSENT, type Detection } from './detection.ts';

/** The body as a changed client sees it: a client that reads another name gets undefined. */
const toClientView = (body: Json, field: Field, change: Change) =>
  changeValue(body, field, change === 'rename' ? 'remove' : change);

/** Whether the client returns the same for a response; undefined if the response lacks the field. */
const returnsSame = async (
  field: Field,
  change: Change,
  interaction: Interaction,
): Promise<boolean | undefined> => {
  const response = getExampleResponse(interaction);
  const body = response.status === 200 ? toClientView(response.body, field, change) : undefined;
  if (body === undefined || isDeepStrictEqual(body, response.body)) return undefined;
  const before = await callClient(field.call, response);
  const after = await callClient(field.call, { ...response, body });
  return isDeepStrictEqual(before.outcome, after.outcome);
};

/** Pact's mock server compares complete requests, so it rejects another name, another type and a missing field. */
const detectInRequests = (field: Field, exchanges: Exchange[]): Detection => {
  const sent = exchanges.find(({ interaction }) => isSent(interaction, field));
  return sent === undefined
    ? ABSENT
    : {
        check: 'pact: consumer',
        message: `${sent.interaction.description}: request ${field.path.join('.')}`,
      };
};

/** A client that reads or sends the field differently fails the consumer test of an interaction. */
export const detectInClient = async (
  field: Field,
  change: Change,
  exchanges: Exchange[],
): Promise<Detection | undefined> => {
  if (field.side !== 'response') return detectInRequests(field, exchanges);
  let detection: Detection | undefined = ABSENT;
  for (const { interaction } of exchanges) {
    const isSame = await returnsSame(field, change, interaction);
    if (isSame === false)
      return { check: 'pact: consumer', message: `${interaction.description}: ${field.path.join('.')}` };
    if (isSame === true) detection = undefined;
  }
  return detection;
};
