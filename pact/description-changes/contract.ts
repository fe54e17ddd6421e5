import type { Contract, Interaction } from '../checks/contract.ts';
import { readOpenApiDocument } from '../checks/openapi-document.ts';
import { findIncompatibilities } from '../checks/incompatibilities.ts';
import { changeRequest } from './changed-request.ts';
import { changeValue } from './changed-value.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import { ABSENT, type Detection } from './detection.ts';

const description = readOpenApiDocument();

const changeInteraction = (
  interaction: Interaction,
  field: Field,
  change: Change,
): Interaction | undefined => {
  if (field.side !== 'response') {
    const request = changeRequest(interaction.request, field, change);
    return request && { ...interaction, request };
  }
  const { response } = interaction;
  if (response.body === undefined || response.status !== 200) return undefined;
  const content = changeValue(response.body.content, field, change);
  return content === undefined || JSON.stringify(content) === JSON.stringify(response.body.content)
    ? undefined
    : { ...interaction, response: { ...response, body: { ...response.body, content } } };
};

/** A changed contract is detected by the comparator, or because no consumer test records it. */
export const detectInContract = async (
  field: Field,
  change: Change,
  contract: Contract,
  exchanges: Exchange[],
): Promise<Detection | undefined> => {
  const changed = exchanges.flatMap(({ interaction }) => changeInteraction(interaction, field, change) ?? []);
  if (changed.length === 0) return ABSENT;
  const [incompatibility] = await findIncompatibilities({ ...contract, interactions: changed }, description);
  return incompatibility === undefined
    ? { check: 'pact: current', message: `${changed[0]!.description}: ${field.path.join('.')}` }
    : { check: 'pact: description', message: incompatibility };
};
