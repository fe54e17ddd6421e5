import { type FaultName, faultNames } from './faults.ts';
import type { Call } from './call.ts';

export type Cell = { call: Call; fault: FaultName };

export const cellsOf = (calls: Call[]): Cell[] =>
  calls.flatMap((call) => faultNames.map((fault) => ({ call, fault })));

/** Which fault of each call `npm test` runs: another seed is another sample. The stalls are left to the whole matrix. */
const SEED = 7;
const quick = faultNames.filter((fault) => fault !== '10 s stall');

/** One cell for each call; together they go round the faults. */
export const isSampled = ({ call, fault }: Cell, calls: Call[]): boolean =>
  quick[(SEED + 3 * calls.indexOf(call)) % quick.length] === fault;
