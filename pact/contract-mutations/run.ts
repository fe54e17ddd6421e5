/**
 * `pnpm pact contract-mutations`: runs every mutation and writes the tables. Exits with 1 if one passes without a
 * reason, or if the number in the README is outdated.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readMergedContract } from '../checks/contract.ts';
import { createMutations } from './all-mutations.ts';
import { findReason, reasons } from './reasons.ts';
import { formatSummary, toRow, tableFile, renderTable, undetectedFile, renderUndetected } from './table.ts';
import { runMutations } from './run-mutations.ts';

const contract = readMergedContract();
const results = await runMutations(contract, createMutations(contract.interactions));
mkdirSync(dirname(tableFile), { recursive: true });
writeFileSync(tableFile, renderTable(results));
writeFileSync(undetectedFile, renderUndetected(results));
console.log(`${formatSummary(results)}.\nEach of them stands in ${relative(process.cwd(), tableFile)}.`);

const undetected = results.filter(({ detection }) => !detection);
const unexplained = undetected.filter(({ mutation }) => !findReason(mutation));
const unused = reasons.filter(
  (reason) => !undetected.some(({ mutation }) => findReason(mutation) === reason),
);
for (const result of unexplained) console.error(toRow(result));
for (const { why } of unused) console.error(`Nothing needs the reason "${why}", so it can go.`);
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replaceAll(/\s+/g, ' ');
const isCurrent = readme.includes(formatSummary(results));
if (!isCurrent) console.error('pact/README.md has another figure: write this one there.');
if (unexplained.length + unused.length > 0 || !isCurrent) process.exitCode = 1;
