import { join } from 'node:path';
import { readContract } from '../checks/contract.ts';
import { CONSUMERS, committedContract, pactNames } from '../contract-files.ts';
import type { Mutation } from './mutation.ts';
import { reasonFor } from './reasons.ts';
import type { Trial } from './trials.ts';

/** Not committed: a run of a few minutes makes it, and its figure stands in the README. */
export const tableFile = join(import.meta.dirname, '../../.reports/contract-mutations.md');

const LONGEST = 140;

/** Without what differs from run to run: the backend's own token, and identity tokens. */
const stable = (text: string) =>
  text
    .replaceAll(/jan_[0-9a-f]{10}/g, 'jan_…')
    .replaceAll(/eyJ[\w.-]+/g, 'eyJ…')
    .replaceAll(/\s+/g, ' ');
const cell = (text: string) => {
  const short = stable(text);
  return (short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short).replaceAll('|', String.raw`\|`);
};

const detectors = [...pactNames, 'kit'] as const;
type Detector = (typeof detectors)[number];

let required: Set<string> | undefined;
const isRequired = (description: string) =>
  (required ??= new Set(
    readContract(committedContract('required')).interactions.map((each) => each.description),
  )).has(description);

/** What detects a mutation: one of the pacts, or the kit where no pact can ask for it. */
const detectorOf = ({ found }: Trial): Detector | undefined => {
  if (!found) return undefined;
  if (found.byKit) return 'kit';
  return isRequired(found.interaction.description) ? 'required' : 'recommended';
};

/** What distinguishes a mutation from the others. */
export const keyOf = ({ call, rule, instead }: Mutation): string =>
  [call, rule, instead].map(cell).join(' | ');

/** One row of the table. */
export const rowOf = (trial: Trial): string => {
  const { mutation, found } = trial;
  const result = found
    ? [detectorOf(trial)!, found.interaction.description, found.mismatch]
    : ['none', '', reasonFor(mutation)?.why ?? 'NO REASON'];
  return `| ${keyOf(mutation)} | ${result.map(cell).join(' | ')} |`;
};

/** The page of what no request can show, which is committed: one more row is a mutation that no check detects. */
export const undetectedFile = join(import.meta.dirname, 'generated/undetected.md');
export const undetectedOf = (trials: Trial[]): string =>
  [
    '# Mutations that the verification does not detect',
    '',
    'Written by `pnpm pact contract-mutations`, which writes all the others to `.reports/contract-mutations.md`.',
    '',
    '| call | rule | what the backend does | why no request shows it |',
    '| - | - | - | - |',
    ...trials
      .filter(({ found }) => !found)
      .map(({ mutation }) => `| ${keyOf(mutation)} | ${cell(reasonFor(mutation)?.why ?? 'NO REASON')} |`),
    '',
  ].join('\n');

/** The figure that the README has too. */
export const figureOf = (trials: Trial[]): string => {
  const by = (detector?: Detector) => trials.filter((trial) => detectorOf(trial) === detector).length;
  return `${trials.length} mutations of nine calls: ${by('required')} fail the required pact, ${by('recommended')} more the recommended one, ${by('kit')} more the kit, ${by()} pass with a reason`;
};

export const tableOf = (trials: Trial[]): string =>
  [
    '# Every rule of a backend, broken one at a time',
    '',
    `Written by \`pnpm pact contract-mutations\`. Pacts: ${Object.entries(CONSUMERS)
      .map(([name, consumer]) => `${name} is \`${consumer}\``)
      .join(', ')}.`,
    '',
    `${figureOf(trials)}.`,
    '',
    '| call | rule | what the backend does | detected by | interaction that fails | mismatch, or the reason |',
    '| - | - | - | - | - | - |',
    ...trials.map(rowOf),
    '',
  ].join('\n');
