import { join } from 'node:path';
import { readContract } from '../checks/contract.ts';
import { CONSUMERS, getCommittedContract, pactNames } from '../contract-files.ts';
import type { Mutation } from './mutation.ts';
import { findReason } from './reasons.ts';
import type { MutationResult } from './run-mutations.ts';

/** The table of all mutations. It is not committed, because a run takes minutes; the README repeats its summary. */
export const tableFile = join(import.meta.dirname, '../../.reports/contract-mutations.md');

const MAX_CELL_LENGTH = 140;

/** Removes the values that differ between runs: the backend's token and identity tokens. */
const withoutTokens = (text: string) =>
  text
    .replaceAll(/jan_[0-9a-f]{10}/g, 'jan_…')
    .replaceAll(/eyJ[\w.-]+/g, 'eyJ…')
    .replaceAll(/\s+/g, ' ');
const formatCell = (text: string) => {
  const short = withoutTokens(text);
  return (short.length > MAX_CELL_LENGTH ? `${short.slice(0, MAX_CELL_LENGTH)}…` : short).replaceAll(
    '|',
    String.raw`\|`,
  );
};

const detectors = [...pactNames, 'kit'] as const;
type Detector = (typeof detectors)[number];

let required: Set<string> | undefined;
const isRequired = (description: string) =>
  (required ??= new Set(
    readContract(getCommittedContract('required')).interactions.map((interaction) => interaction.description),
  )).has(description);

/** The name of the pact that detects a mutation, or `kit` for a rule that no pact can express. */
const getDetector = ({ detection }: MutationResult): Detector | undefined => {
  if (!detection) return undefined;
  if (detection.isDetectedByKit) return 'kit';
  return isRequired(detection.interaction.description) ? 'required' : 'recommended';
};

/** The cells that identify a mutation. */
export const getKey = ({ call, rule, instead }: Mutation): string =>
  [call, rule, instead].map(formatCell).join(' | ');

/** One row of the table. */
export const toRow = (mutationResult: MutationResult): string => {
  const { mutation, detection } = mutationResult;
  const result = detection
    ? [getDetector(mutationResult)!, detection.interaction.description, detection.mismatch]
    : ['none', '', findReason(mutation)?.why ?? 'NO REASON'];
  return `| ${getKey(mutation)} | ${result.map(formatCell).join(' | ')} |`;
};

/** The committed table of undetected mutations: a new row is a mutation that no check detects. */
export const undetectedFile = join(import.meta.dirname, 'generated/undetected.md');
export const renderUndetected = (results: MutationResult[]): string =>
  [
    '# Mutations that the verification does not detect',
    '',
    'Written by `pnpm pact contract-mutations`, which writes all the others to `.reports/contract-mutations.md`.',
    '',
    '| call | rule | what the backend does | why no request shows it |',
    '| - | - | - | - |',
    ...results
      .filter(({ detection }) => !detection)
      .map(
        ({ mutation }) => `| ${getKey(mutation)} | ${formatCell(findReason(mutation)?.why ?? 'NO REASON')} |`,
      ),
    '',
  ].join('\n');

/** The summary that the README repeats. */
export const formatSummary = (results: MutationResult[]): string => {
  const countBy = (detector?: Detector) =>
    results.filter((mutationResult) => getDetector(mutationResult) === detector).length;
  return `${results.length} mutations of nine calls: ${countBy('required')} fail the required pact, ${countBy('recommended')} more the recommended one, ${countBy('kit')} more the kit, ${countBy()} pass with a reason`;
};

export const renderTable = (results: MutationResult[]): string =>
  [
    '# Every rule of a backend, broken one at a time',
    '',
    `Written by \`pnpm pact contract-mutations\`. Pacts: ${Object.entries(CONSUMERS)
      .map(([name, consumer]) => `${name} is \`${consumer}\``)
      .join(', ')}.`,
    '',
    `${formatSummary(results)}.`,
    '',
    '| call | rule | what the backend does | detected by | interaction that fails | mismatch, or the reason |',
    '| - | - | - | - | - | - |',
    ...results.map(toRow),
    '',
  ].join('\n');
