import { join } from 'node:path';
import { type ChangeResult, targets } from './changes.ts';
import { changeKinds, formatFieldName } from './fields.ts';
import { ABSENT } from './detection.ts';
import { findReason } from './reasons.ts';

export const tableFile = join(import.meta.dirname, 'generated/table.md');

const MAX_CELL_LENGTH = 140;
const formatCell = (text: string) =>
  text
    .replaceAll(/jan_[0-9a-f]{10}/g, 'jan_…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_CELL_LENGTH)
    .replaceAll('|', String.raw`\|`);
const formatRow = (...cells: (string | number)[]) =>
  `| ${cells.map((content) => formatCell(String(content))).join(' | ')} |`;

export const isUndetected = ({ detection }: ChangeResult) => detection === undefined;
const isPresent = ({ detection }: ChangeResult) => detection !== ABSENT;

const getSeconds = (results: ChangeResult[]) =>
  `${Math.ceil(Math.max(0, ...results.map(({ ms }) => ms)) / 1000)} s`;

/** One row per check that detects changes of a kind, with an example. */
const renderDetectedRows = (results: ChangeResult[]) =>
  targets.flatMap((target) =>
    changeKinds.flatMap((change) => {
      const ofKind = results.filter((result) => result.target === target && result.change === change);
      const byCheck = Object.groupBy(ofKind, ({ detection }) => detection?.check ?? '');
      return Object.entries(byCheck)
        .filter(([check]) => check !== '' && check !== ABSENT.check)
        .map(([check, detected = []]) =>
          formatRow(target, change, check, detected.length, detected[0]!.detection!.message),
        );
    }),
  );

/** The changes that no check detects, by their reason. */
const renderUndetectedRows = (results: ChangeResult[]) => {
  const byReason = Object.groupBy(
    results.filter(isUndetected),
    (result) => findReason(result) ?? 'NO REASON',
  );
  return Object.entries(byReason).map(([why, undetected = []]) =>
    formatRow(
      undetected.length,
      why,
      undetected
        .map(({ target, change, field }) => `${target}: ${change} ${formatFieldName(field)}`)
        .join('; '),
    ),
  );
};

export const formatSummary = (results: ChangeResult[]): string => {
  const present = results.filter(isPresent);
  const undetected = present.filter(isUndetected);
  return `${present.length} changes of a field, ${present.length - undetected.length} detected by a check, ${undetected.length} with a reason; the slowest in ${getSeconds(present)}`;
};

export const renderTable = (results: ChangeResult[]): string =>
  [
    '# Every field, changed in one target only',
    '',
    'Written by `pnpm pact description-changes`.',
    '',
    `${formatSummary(results)}.`,
    '',
    '| changed in | change | detected by | how many | one of them |',
    '| - | - | - | - | - |',
    ...renderDetectedRows(results),
    '',
    '| how many | why no check detects it | which |',
    '| - | - | - |',
    ...renderUndetectedRows(results),
    '',
  ].join('\n');
