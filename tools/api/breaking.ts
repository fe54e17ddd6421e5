/** Breaking changes of a package, and whether a changeset announces them. */
import type { Surface } from './surface.ts';
import { isWidened } from './widening.ts';

const descriptions: Record<keyof Surface, [kind: string, removalText: string]> = {
  path: ['The path', 'can no longer be imported'],
  name: ['The export', 'is gone'],
  type: ['The type', 'is gone'],
  variable: ['The CSS variable', 'is gone'],
  text: ['The text', 'is gone'],
  attribute: ['The data attribute', 'is gone'],
};

/** Whether an export is missing because its path was removed, which is reported already. */
const isReportedByPath = (kind: string, key: string, after: Surface) =>
  kind === 'name' && / of \.\//.test(key) && !Object.hasOwn(after.path, key.replace(/^.* of /, ''));

/** Whether an attribute has moved from a component to the shared internals. */
const isShared = (kind: string, key: string, after: Surface) =>
  kind === 'attribute' && `${key.split(' ')[0]} of internal` in after.attribute;

const getChanges = (kind: keyof Surface, before: Surface, after: Surface): string[] => {
  const [label, removal] = descriptions[kind];
  return Object.entries(before[kind]).flatMap(([key, old]) => {
    const now = after[kind][key];
    if (now === undefined) {
      // Types without an export cannot be imported: where one matters, an export has changed with it.
      if (kind === 'type' || isReportedByPath(kind, key, after) || isShared(kind, key, after)) return [];
      return [`${label} ${key} ${removal}.`];
    }
    const isCompatible = kind === 'name' || kind === 'type' ? isWidened(old, now) : old === now;
    return isCompatible ? [] : [`${label} ${key} has changed: ${formatDifference(old, now)}.`];
  });
};

/** The members that differ between two declarations. */
const formatDifference = (before: string, after: string): string => {
  const splitMembers = (text: string) => text.split(/(?<=;)\s+|\n\s*/).map((part) => part.trim());
  const [old, now] = [splitMembers(before), splitMembers(after)];
  const without = (parts: string[], others: string[]) =>
    parts.filter((part) => !others.includes(part)).join(' ') || '…';
  return `\`${without(old, now)}\` became \`${without(now, old)}\``;
};

/** The breaking changes between two surfaces, as sentences. */
export const findBreakingChanges = (before: Surface, after: Surface): string[] =>
  (Object.keys(descriptions) as (keyof Surface)[]).flatMap((kind) => getChanges(kind, before, after));

/** The error message; `undefined` where nothing breaks or a major version announces it. */
export const getErrorMessage = (
  name: string,
  changes: string[],
  bump: string | undefined,
): string | undefined =>
  changes.length === 0 || bump === 'major'
    ? undefined
    : [
        `${name} would break those who build on it:`,
        ...changes.map((change) => `  - ${change}`),
        `They would take the update for harmless. Keep what was there beside the new, or add a changeset with \`'${name}': major\` that says what to do instead.`,
      ].join('\n');
