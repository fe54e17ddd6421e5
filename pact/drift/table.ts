import { join } from 'node:path';
import { type Tried, parts } from './drift.ts';
import { changes, nameOf } from './fields.ts';
import { ABSENT } from './named.ts';
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

export const isUnnamed = ({ named }: Tried) => named === undefined;
const isThere = ({ named }: Tried) => named !== ABSENT;

const secondsOf = (tried: Tried[]) => `${Math.ceil(Math.max(0, ...tried.map(({ ms }) => ms)) / 1000)} s`;

/** One line for each check that names changes of a kind, with one of them. */
const namedRows = (tried: Tried[]) =>
  parts.flatMap((part) =>
    changes.flatMap((change) => {
      const own = tried.filter((each) => each.part === part && each.change === change);
      const byCheck = Object.groupBy(own, ({ named }) => named?.check ?? '');
      return Object.entries(byCheck)
        .filter(([check]) => check !== '' && check !== ABSENT.check)
        .map(([check, those = []]) => row(part, change, check, those.length, those[0]!.named!.says));
    }),
  );

/** Those that no check names, by their reason. */
const unnamedRows = (tried: Tried[]) => {
  const byReason = Object.groupBy(tried.filter(isUnnamed), (each) => reasonFor(each) ?? 'NO REASON');
  return Object.entries(byReason).map(([why, those = []]) =>
    row(
      those.length,
      why,
      those.map(({ part, change, field }) => `${part}: ${change} ${nameOf(field)}`).join('; '),
    ),
  );
};

export const figureOf = (tried: Tried[]): string => {
  const there = tried.filter(isThere);
  const unnamed = there.filter(isUnnamed);
  return `${there.length} changes of a field, ${there.length - unnamed.length} named by a check, ${unnamed.length} with a reason; the slowest in ${secondsOf(there)}`;
};

export const tableOf = (tried: Tried[]): string =>
  [
    '# Every field, changed in one part only',
    '',
    'Written by `pnpm pact drift`.',
    '',
    `${figureOf(tried)}.`,
    '',
    '| changed in | change | named by | how many | one of them |',
    '| - | - | - | - | - |',
    ...namedRows(tried),
    '',
    '| how many | why no check names it | which |',
    '| - | - | - |',
    ...unnamedRows(tried),
    '',
  ].join('\n');
