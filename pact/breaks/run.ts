/** `pnpm pact:breaks`: tries every break and writes the table. Ends with 1 where one passes without a reason. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readBoth } from '../checks/contract.ts';
import { allBreaks } from './all.ts';
import { reasonFor, reasons } from './reasons.ts';
import { figureOf, rowOf, tableFile, tableOf } from './table.ts';
import { tryBreaks } from './trials.ts';

const contract = readBoth();
const trials = await tryBreaks(contract, allBreaks(contract.interactions));
mkdirSync(dirname(tableFile), { recursive: true });
writeFileSync(tableFile, tableOf(trials));
console.log(figureOf(trials));

const passed = trials.filter(({ found }) => !found);
const unexplained = passed.filter(({ broken }) => !reasonFor(broken));
const unused = reasons.filter((reason) => !passed.some(({ broken }) => reasonFor(broken) === reason));
for (const trial of unexplained) console.error(rowOf(trial));
for (const { why } of unused) console.error(`Nothing needs the reason "${why}", so it can go.`);
if (unexplained.length + unused.length > 0) process.exitCode = 1;
