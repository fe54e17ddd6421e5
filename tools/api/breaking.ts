/** What would break others, and whether they are told. */
import type { Surface } from './surface.ts';
import { isWidened } from './widening.ts';

const words: Record<keyof Surface, [kind: string, gone: string]> = {
  path: ['The path', 'can no longer be imported'],
  name: ['The export', 'is gone'],
  type: ['The type', 'is gone'],
  variable: ['The CSS variable', 'is gone'],
  text: ['The text', 'is gone'],
  attribute: ['The data attribute', 'is gone'],
};

/** Names of a path that is gone are not told again. */
const isKnownByPath = (kind: string, key: string, after: Surface) =>
  kind === 'name' && / of \.\//.test(key) && !Object.hasOwn(after.path, key.replace(/^.* of /, ''));

/** What several parts have is in what they share. */
const isShared = (kind: string, key: string, after: Surface) =>
  kind === 'attribute' && `${key.split(' ')[0]} of internal` in after.attribute;

const changesOf = (kind: keyof Surface, before: Surface, after: Surface): string[] => {
  const [what, gone] = words[kind];
  return Object.entries(before[kind]).flatMap(([key, old]) => {
    const now = after[kind][key];
    if (now === undefined) {
      // Nobody can import these: where one is missed, an export has changed with it.
      if (kind === 'type' || isKnownByPath(kind, key, after) || isShared(kind, key, after)) return [];
      return [`${what} ${key} ${gone}.`];
    }
    const isKept = kind === 'name' || kind === 'type' ? isWidened(old, now) : old === now;
    return isKept ? [] : [`${what} ${key} has changed: ${difference(old, now)}.`];
  });
};

/** What became of what: the members that differ. */
const difference = (before: string, after: string): string => {
  const partsOf = (text: string) => text.split(/(?<=;)\s+|\n\s*/).map((part) => part.trim());
  const [old, now] = [partsOf(before), partsOf(after)];
  const without = (parts: string[], others: string[]) =>
    parts.filter((part) => !others.includes(part)).join(' ') || '…';
  return `\`${without(old, now)}\` became \`${without(now, old)}\``;
};

/** What others build on and would miss or meet changed, as sentences. */
export const breakingChanges = (before: Surface, after: Surface): string[] =>
  (Object.keys(words) as (keyof Surface)[]).flatMap((kind) => changesOf(kind, before, after));

/** The sentence to stop with; `undefined` where nothing breaks or a major version announces it. */
export const problemOf = (name: string, changes: string[], bump: string | undefined): string | undefined =>
  changes.length === 0 || bump === 'major'
    ? undefined
    : [
        `${name} would break those who build on it:`,
        ...changes.map((change) => `  - ${change}`),
        `They would take the update for harmless. Keep what was there beside the new, or add a changeset with \`'${name}': major\` that says what to do instead.`,
      ].join('\n');
