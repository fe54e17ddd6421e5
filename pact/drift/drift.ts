import { readBoth } from '../checks/contract.ts';
import { inClient } from './client.ts';
import { inContract } from './contract.ts';
import { inDescription } from './description.ts';
import { exchangesOf } from './exchanges.ts';
import { type Change, type Field, allFields, changesOf } from './fields.ts';
import type { Named } from './named.ts';
import { inSandbox } from './sandbox.ts';

export const parts = ['description', 'sandbox', 'client', 'contract'] as const;
type Part = (typeof parts)[number];
export type Drift = { part: Part; field: Field; change: Change };
export type Tried = Drift & { named: Named | undefined; ms: number };

/** What the sandbox reads of a request is typed from the description, so that another name does not compile. */
const canBeTried = ({ part, field }: Drift) => part !== 'sandbox' || field.side === 'answer';

/** Every field, changed in every way and in every part, one at a time. */
export const allDrifts = (): Drift[] =>
  allFields()
    .flatMap((field) => changesOf(field).map((change) => ({ field, change })))
    .flatMap((each) => parts.map((part) => ({ part, ...each })))
    .filter(canBeTried);

/** Has the checks look at each. */
export const tryDrifts = async (drifts: Drift[]): Promise<Tried[]> => {
  const contract = readBoth();
  const calls = new Set(drifts.map(({ field }) => field.call));
  const exchanges = await exchangesOf(contract, calls);
  const tried: Tried[] = [];
  for (const drift of drifts) {
    const { part, field, change } = drift;
    const own = exchanges.filter(({ call }) => call === field.call);
    const start = performance.now();
    const named =
      part === 'client'
        ? await inClient(field, change, own)
        : await { description: inDescription, sandbox: inSandbox, contract: inContract }[part](
            field,
            change,
            contract,
            own,
          );
    tried.push({ ...drift, named, ms: Math.round(performance.now() - start) });
  }
  return tried;
};
