/**
 * `pnpm pact breaks`: tries every break and writes the tables. Ends with 1 where one passes without a reason, and where the
 * README has another figure.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readBoth } from '../checks/contract.ts';
import { allBreaks } from './all.ts';
import { reasonFor, reasons } from './reasons.ts';
import { figureOf, passingFile, passingOf, rowOf, tableFile, tableOf } from './table.ts';
import { tryBreaks } from './trials.ts';

const contract = readBoth();
const trials = await tryBreaks(contract, allBreaks(contract.interactions));
mkdirSync(dirname(tableFile), { recursive: true });
writeFileSync(tableFile, tableOf(trials));
writeFileSync(passingFile, passingOf(trials));
console.log(`${figureOf(trials)}.\nEach of them stands in ${relative(process.cwd(), tableFile)}.`);

const passed = trials.filter(({ found }) => !found);
const unexplained = passed.filter(({ broken }) => !reasonFor(broken));
const unused = reasons.filter((reason) => !passed.some(({ broken }) => reasonFor(broken) === reason));
for (const trial of unexplained) console.error(rowOf(trial));
for (const { why } of unused) console.error(`Nothing needs the reason "${why}", so it can go.`);
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replaceAll(/\s+/g, ' ');
const isTold = readme.includes(figureOf(trials));
if (!isTold) console.error('pact/README.md has another figure: write this one there.');
if (unexplained.length + unused.length > 0 || !isTold) process.exitCode = 1;
