import { readBoth } from '../checks/contract.ts';
import { detectInClient } from './client.ts';
import { detectInContract } from './contract.ts';
import { detectInDescription } from './description.ts';
import { exchangesOf } from './exchanges.ts';
import { type Change, type Field, allFields, changesOf } from './fields.ts';
import type { Detection } from './detection.ts';
import { detectInSandbox } from './sandbox.ts';

export const targets = ['description', 'sandbox', 'client', 'contract'] as const;
type Target = (typeof targets)[number];
export type DescriptionChange = { target: Target; field: Field; change: Change };
export type Tried = DescriptionChange & { detection: Detection | undefined; ms: number };

/** What the sandbox reads of a request is typed from the description: another name does not compile. */
const canBeTried = ({ target, field }: DescriptionChange) =>
  target !== 'sandbox' || field.side === 'response';

/** Every field, changed in every way and in every target, one at a time. */
export const allChanges = (): DescriptionChange[] =>
  allFields()
    .flatMap((field) => changesOf(field).map((change) => ({ field, change })))
    .flatMap((each) => targets.map((target) => ({ target, ...each })))
    .filter(canBeTried);

/** Runs the checks against each. */
export const tryChanges = async (changes: DescriptionChange[]): Promise<Tried[]> => {
  const contract = readBoth();
  const calls = new Set(changes.map(({ field }) => field.call));
  const exchanges = await exchangesOf(contract, calls);
  const tried: Tried[] = [];
  for (const each of changes) {
    const { target, field, change } = each;
    const own = exchanges.filter(({ call }) => call === field.call);
    const start = performance.now();
    const detection =
      target === 'client'
        ? await detectInClient(field, change, own)
        : await { description: detectInDescription, sandbox: detectInSandbox, contract: detectInContract }[
            target
          ](field, change, contract, own);
    tried.push({ ...each, detection, ms: Math.round(performance.now() - start) });
  }
  return tried;
};
