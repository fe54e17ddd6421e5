import { compileResponseGuard, compileRequestGuard, readOperations } from '@janani/sandbox-api/description';
import { stringify } from 'yaml';
import type { Contract } from '../checks/contract.ts';
import { readDescription } from '../checks/description.ts';
import { incompatibilities } from '../checks/incompatibilities.ts';
import { changedDescription } from './changed-description.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import type { Named } from './named.ts';

const document = readDescription();

/** What the sandbox says under this description of what it is asked and answers under its own. */
const saidBySandbox = async (changed: object, field: Field, exchanges: Exchange[]) => {
  const operation = readOperations(stringify(changed)).find(({ id }) => id === field.call)!;
  const readRequest = compileRequestGuard(operation);
  const faultOf = compileResponseGuard(operation);
  const names = operation.path.split('/');
  for (const { request, answer, interaction } of exchanges) {
    const values = new URL(request.url).pathname.replace('/api', '').split('/');
    const path = Object.fromEntries(
      names.flatMap((name, at) =>
        name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(values[at]!)]] : [],
      ),
    );
    const refused = await readRequest(request.clone(), path).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    const said = refused ?? faultOf(answer);
    if (said !== undefined) return `${interaction.description}: ${said}`;
  }
  return undefined;
};

/** The description says something else of a field: the comparator or the sandbox names it. */
export const inDescription = async (
  field: Field,
  change: Change,
  contract: Contract,
  exchanges: Exchange[],
): Promise<Named | undefined> => {
  const changed = changedDescription(document, field, change);
  const own = { ...contract, interactions: exchanges.map(({ interaction }) => interaction) };
  const compared = await incompatibilities(own, changed as never).catch((error: unknown) => [String(error)]);
  const name = field.place.at(-1)!;
  const said = compared.find((each) => each.includes(name)) ?? compared[0];
  if (said !== undefined) return { check: 'pact: description', says: said };
  const refused = await saidBySandbox(changed, field, exchanges).catch(String);
  return refused === undefined ? undefined : { check: 'pact: sandbox', says: refused };
};
