import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widths } from '../modes.ts';
import { ID_TAG, readStories } from './read-stories.ts';

const stories = readStories();
/** The longest name that fits in the sidebar. */
const MAX_NAME_LENGTH = 40;
const MAX_IDS = 3;
const HAS_ID = /\b[A-Z]{1,2}-\d{2}\b|^[A-Z][A-Za-z]+ \d+\b.*:|\btrap \d|WCAG/;

const getFullName = ({ title, name }: { title: string; name: string }) => `${title}: ${name}`;

describe('convention: story names', () => {
  it('are read from every story', () => {
    expect(stories.length).toBeGreaterThan(400);
    expect(stories.filter(({ tags }) => tags.some((tag) => ID_TAG.test(tag))).length).toBeGreaterThan(100);
  });

  it('are short and begin with a capital letter or a digit', () => {
    expect(
      stories
        .filter(({ name }) => name.length > MAX_NAME_LENGTH || !/^[\p{Lu}\d]/u.test(name))
        .map(getFullName),
    ).toEqual([]);
  });

  it('contain no requirement ID, which is a tag', () => {
    expect(stories.filter(({ name }) => HAS_ID.test(name)).map(getFullName)).toEqual([]);
  });

  it('have at most three requirement IDs as tags', () => {
    const storiesWithManyIds = stories.filter(
      ({ tags }) => tags.filter((tag) => ID_TAG.test(tag)).length > MAX_IDS,
    );
    expect(storiesWithManyIds.map(getFullName)).toEqual([]);
  });

  it('are unique among the stories of a component', () => {
    const names = stories.map(getFullName);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

const root = join(import.meta.dirname, '../..');

it('every viewport that a story names exists: for any other, Storybook silently shows the narrowest', () => {
  const files = [...new Set(stories.map(({ file }) => file))];
  const unknownWidths = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/viewport: \{ value: '(\w+)'/g),
      ([, width]) => width!,
    )
      .filter((width) => !(width in widths))
      .map((width) => `${file}: ${width}`),
  );
  expect(unknownWidths).toEqual([]);
});
