import { join } from 'node:path';
import { type Tried, targets } from './changes.ts';
import { changes, nameOf } from './fields.ts';
import { ABSENT } from './detection.ts';
import { reasonFor } from './reasons.ts';

export const tableFile = join(import.meta.dirname, 'generated/table.md');

const LONGEST = 140;
const cell = (text: string) =>
  text
    .replaceAll(/jan_[0-9a-f]{10}/g, 'jan_…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replaceAll('|', String.raw`\|`);
const row = (...cells: (string | number)[]) => `| ${cells.map((each) => cell(String(each))).join(' | ')} |`;

export const isUndetected = ({ detection }: Tried) => detection === undefined;
const isThere = ({ detection }: Tried) => detection !== ABSENT;

const secondsOf = (tried: Tried[]) => `${Math.ceil(Math.max(0, ...tried.map(({ ms }) => ms)) / 1000)} s`;

/** One line for each check that detects changes of a kind, with one of them. */
const detectedRows = (tried: Tried[]) =>
  targets.flatMap((target) =>
    changes.flatMap((change) => {
      const own = tried.filter((each) => each.target === target && each.change === change);
      const byCheck = Object.groupBy(own, ({ detection }) => detection?.check ?? '');
      return Object.entries(byCheck)
        .filter(([check]) => check !== '' && check !== ABSENT.check)
        .map(([check, those = []]) => row(target, change, check, those.length, those[0]!.detection!.message));
    }),
  );

/** Those that no check detects, by their reason. */
const undetectedRows = (tried: Tried[]) => {
  const byReason = Object.groupBy(tried.filter(isUndetected), (each) => reasonFor(each) ?? 'NO REASON');
  return Object.entries(byReason).map(([why, those = []]) =>
    row(
      those.length,
      why,
      those.map(({ target, change, field }) => `${target}: ${change} ${nameOf(field)}`).join('; '),
    ),
  );
};

export const figureOf = (tried: Tried[]): string => {
  const there = tried.filter(isThere);
  const undetected = there.filter(isUndetected);
  return `${there.length} changes of a field, ${there.length - undetected.length} detected by a check, ${undetected.length} with a reason; the slowest in ${secondsOf(there)}`;
};

export const tableOf = (tried: Tried[]): string =>
  [
    '# Every field, changed in one target only',
    '',
    'Written by `pnpm pact description-changes`.',
    '',
    `${figureOf(tried)}.`,
    '',
    '| changed in | change | detected by | how many | one of them |',
    '| - | - | - | - | - |',
    ...detectedRows(tried),
    '',
    '| how many | why no check detects it | which |',
    '| - | - | - |',
    ...undetectedRows(tried),
    '',
  ].join('\n');
