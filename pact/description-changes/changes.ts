import { readMergedContract } from '../checks/contract.ts';
import { detectInClient } from './client.ts';
import { detectInContract } from './contract.ts';
import { detectInDescription } from './description.ts';
import { getExchanges } from './exchanges.ts';
import { type Change, type Field, listFields, getChanges } from './fields.ts';
import type { Detection } from './detection.ts';
import { detectInSandbox } from './sandbox.ts';

export const targets = ['description', 'sandbox', 'client', 'contract'] as const;
type Target = (typeof targets)[number];
export type DescriptionChange = { target: Target; field: Field; change: Change };
export type ChangeResult = DescriptionChange & { detection: Detection | undefined; ms: number };

/** Changes of the request fields in the sandbox do not compile, because they are typed by the description. */
const isApplicable = ({ target, field }: DescriptionChange) =>
  target !== 'sandbox' || field.side === 'response';

/** Every change of every field in every target. */
export const listChanges = (): DescriptionChange[] =>
  listFields()
    .flatMap((field) => getChanges(field).map((change) => ({ field, change })))
    .flatMap((fieldChange) => targets.map((target) => ({ target, ...fieldChange })))
    .filter(isApplicable);

/** Runs the checks on each change. */
export const runChanges = async (changes: DescriptionChange[]): Promise<ChangeResult[]> => {
  const contract = readMergedContract();
  const calls = new Set(changes.map(({ field }) => field.call));
  const exchanges = await getExchanges(contract, calls);
  const results: ChangeResult[] = [];
  for (const each of changes) {
    const { target, field, change } = each;
    const operationExchanges = exchanges.filter(({ call }) => call === field.call);
    const start = performance.now();
    const detection =
      target === 'client'
        ? await detectInClient(field, change, operationExchanges)
        : await { description: detectInDescription, sandbox: detectInSandbox, contract: detectInContract }[
            target
          ](field, change, contract, operationExchanges);
    results.push({ ...each, detection, ms: Math.round(performance.now() - start) });
  }
  return results;
};
