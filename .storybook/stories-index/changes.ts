/** The changes since the last release: the changesets in `.changeset` for the next one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup.mjs';

export type Change = { packages: string[]; kind: 'major' | 'minor' | 'patch'; text: string };

const KINDS = ['major', 'minor', 'patch'] as const;
const CHANGESET = /^---\n(?<head>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/;
const PACKAGE_LINE = /^'(?<name>[^']+)': (?<kind>major|minor|patch)$/gm;

/** A changeset: the packages, the size of the change, and one line for each paragraph. */
export const parseChangeset = (changeset: string): Change | undefined => {
  const { head = '', text = '' } = CHANGESET.exec(changeset)?.groups ?? {};
  const lines = [...head.matchAll(PACKAGE_LINE)].map(({ groups }) => groups ?? {});
  const kind = KINDS.find((candidate) => lines.some((line) => line['kind'] === candidate));
  if (!kind) return undefined;
  return {
    packages: lines.flatMap(({ name }) => name ?? []),
    kind,
    text: text.trim().replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
  };
};

/** The changes, major ones first. */
export const readChanges = (): Change[] =>
  globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) => parseChangeset(readFileSync(join(root, file), 'utf8')) ?? [])
    .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
