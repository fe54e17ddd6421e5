/** The version bumps that pending changesets announce. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUMPS = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** The greatest bump that the text of a changeset announces for a package. */
const findBump = (text: string, name: string): number => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const steps = head.split('\n').map((line) => {
    const [, packageName, bump = ''] = /^['"]?([^'":]+)['"]?:\s*['"]?(\w+)/.exec(line.trim()) ?? [];
    return packageName === name ? BUMPS.indexOf(bump as Bump) : -1;
  });
  return Math.max(-1, ...steps);
};

/** The bump that the changesets of a folder announce for a package; `undefined` for none. */
export const findAnnouncedBump = (folder: string, name: string): Bump | undefined => {
  const texts = globSync('*.md', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return BUMPS[Math.max(-1, ...texts.map((text) => findBump(text, name)))];
};
