import { join } from 'node:path';
import type { Break } from './break.ts';
import { CONSUMERS, type PactName, pactNames } from '../contract-files.ts';
import { readContract } from '../checks/contract.ts';
import { committedContract } from '../contract-files.ts';
import { reasonFor } from './reasons.ts';
import type { Trial } from './trials.ts';

/** Not committed: a run of two minutes makes it, and its figure stands in the README. */
export const tableFile = join(import.meta.dirname, '../../.reports/breaks.md');

const LONGEST = 140;

/** What differs from run to run: the backend's own token, and identity tokens. */
const settled = (text: string) =>
  text
    .replaceAll(/jan_[0-9a-f]{10}/g, 'jan_…')
    .replaceAll(/eyJ[\w.-]+/g, 'eyJ…')
    .replaceAll(/\s+/g, ' ');
const cell = (text: string) => {
  const short = settled(text);
  return (short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short).replaceAll('|', String.raw`\|`);
};

/** Which pact an interaction stands in. */
const pactOf = (description: string): PactName => pactNames.find((name) => readNames(name).has(description))!;
const read = new Map<PactName, Set<string>>();
const readNames = (name: PactName) => {
  const known =
    read.get(name) ??
    new Set(readContract(committedContract(name)).interactions.map(({ description }) => description));
  read.set(name, known);
  return known;
};

/** What tells a break from the others. */
export const keyOf = ({ call, rule, instead }: Break): string => [call, rule, instead].map(cell).join(' | ');

/** One row of the table. */
export const rowOf = ({ broken, found }: Trial): string => {
  const ended = found
    ? [pactOf(found.interaction.description), found.interaction.description, found.says]
    : ['passes', '', reasonFor(broken)?.why ?? 'NO REASON'];
  return `| ${keyOf(broken)} | ${ended.map(cell).join(' | ')} |`;
};

/** The page of what no request can show, which is committed: a row more is a break that nobody would notice. */
export const passingFile = join(import.meta.dirname, 'generated/passing.md');
export const passingOf = (trials: Trial[]): string =>
  [
    '# Breaks that pass the verification',
    '',
    'Written by `pnpm pact breaks`, which tells of all the others in `.reports/breaks.md`.',
    '',
    '| call | rule | what the backend does | why no request shows it |',
    '| - | - | - | - |',
    ...trials
      .filter(({ found }) => !found)
      .map(({ broken }) => `| ${keyOf(broken)} | ${cell(reasonFor(broken)?.why ?? 'NO REASON')} |`),
    '',
  ].join('\n');

/** The figure that the README has too. */
export const figureOf = (trials: Trial[]): string => {
  const by = (name: PactName) =>
    trials.filter(({ found }) => found && pactOf(found.interaction.description) === name).length;
  const passed = trials.filter(({ found }) => !found).length;
  return `${trials.length} breaks over nine calls: ${by('needed')} fail what is needed, ${by('advised')} more what is advised, ${passed} pass with a reason`;
};

export const tableOf = (trials: Trial[]): string =>
  [
    '# Every rule of a backend, broken one at a time',
    '',
    `Written by \`pnpm pact breaks\`. Pacts: ${Object.entries(CONSUMERS)
      .map(([name, consumer]) => `${name} is \`${consumer}\``)
      .join(', ')}.`,
    '',
    `${figureOf(trials)}.`,
    '',
    '| call | rule | what the backend does | pact | interaction that fails | what it says, or the reason |',
    '| - | - | - | - | - | - |',
    ...trials.map(rowOf),
    '',
  ].join('\n');
