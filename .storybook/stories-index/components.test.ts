import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/setup.mjs';
import { parseChangeset, readChanges } from './changes.ts';
import { readComponents, readStatuses } from './components.ts';

const sources = ['app/src', 'packages/ui/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.(?:test|stories|testing)\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(/import type .*/g, '') }));

/** Whether the product or another component imports the component. */
const isUsed = (entry: string) =>
  sources.some(
    ({ file, text }) =>
      !file.startsWith(`packages/ui/src/${entry}/`) &&
      new RegExp(`(?:@janani/ui|\\.\\.)/${entry}['/]`).test(text),
  );

const { components } = readStatuses();

describe('convention: every public component has a status (packages/ui/status.json)', () => {
  it.each(Object.entries(components))('%s is %s for a reason', (entry, status) => {
    expect(status === 'deprecated' || status === (isUsed(entry) ? 'stable' : 'draft')).toBe(true);
  });
});

describe('the summary of a component', () => {
  const components = readComponents();

  it('links to the page that shows it', () => {
    expect(components.filter(({ path }) => !/^\/(?:docs|story)\/[a-z0-9-]+--[a-z0-9-]+$/.test(path))).toEqual(
      [],
    );
  });

  it('counts the accessibility checks that ran', () => {
    expect(components.find(({ entry }) => entry === 'toast')).toMatchObject({
      path: '/docs/feedback-toast--docs',
      screenReaderRun: { stories: 2, date: '2026-11-23' },
      libraryBehaviours: { open: 0 },
    });
    expect(components.find(({ entry }) => entry === 'stat')).not.toHaveProperty('screenReaderRun');
  });
});

describe('the changes since the last release', () => {
  it('are parsed from a changeset', () => {
    expect(
      parseChangeset("---\n'@janani/ui': minor\n'@janani/api-client': patch\n---\n\nOne\nline.\n\nTwo.\n"),
    ).toEqual({
      packages: ['@janani/ui', '@janani/api-client'],
      kind: 'minor',
      text: 'One line.\n\nTwo.',
    });
    expect(parseChangeset('# Nothing')).toBeUndefined();
  });

  it('include every changeset for the next release', () => {
    expect(readChanges()).toHaveLength(globSync('.changeset/*.md', { cwd: root }).length);
  });
});
