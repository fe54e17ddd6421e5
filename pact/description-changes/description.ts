import { compileResponseGuard, compileRequestGuard, readOperations } from '@janani/sandbox-api/description';
import { stringify } from 'yaml';
import type { Contract } from '../checks/contract.ts';
import { readOpenApiDocument } from '../checks/openapi-document.ts';
import { findIncompatibilities } from '../checks/incompatibilities.ts';
import { changeDescription } from './changed-description.ts';
import type { Exchange } from './exchanges.ts';
import type { Change, Field } from './fields.ts';
import type { Detection } from './detection.ts';

const document = readOpenApiDocument();

/** The error of the sandbox when requests and responses are validated against the changed description. */
const getSandboxError = async (changed: object, field: Field, exchanges: Exchange[]) => {
  const operation = readOperations(stringify(changed)).find(({ id }) => id === field.call)!;
  const readRequest = compileRequestGuard(operation);
  const validateResponse = compileResponseGuard(operation);
  const names = operation.path.split('/');
  for (const { request, response, interaction } of exchanges) {
    const values = new URL(request.url).pathname.replace('/api', '').split('/');
    const path = Object.fromEntries(
      names.flatMap((name, index) =>
        name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(values[index]!)]] : [],
      ),
    );
    const requestError = await readRequest(request.clone(), path).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    const message = requestError ?? validateResponse(response);
    if (message !== undefined) return `${interaction.description}: ${message}`;
  }
  return undefined;
};

/** A changed description is detected by the comparator or by the sandbox. */
export const detectInDescription = async (
  field: Field,
  change: Change,
  contract: Contract,
  exchanges: Exchange[],
): Promise<Detection | undefined> => {
  const changed = changeDescription(document, field, change);
  const contractOfOperation = { ...contract, interactions: exchanges.map(({ interaction }) => interaction) };
  const incompatibility = await findIncompatibilities(contractOfOperation, changed as never).catch(
    (error: unknown) => [String(error)],
  );
  const name = field.path.at(-1)!;
  const message = incompatibility.find((text) => text.includes(name)) ?? incompatibility[0];
  if (message !== undefined) return { check: 'pact: description', message };
  const sandboxError = await getSandboxError(changed, field, exchanges).catch(String);
  return sandboxError === undefined ? undefined : { check: 'pact: sandbox', message: sandboxError };
};
