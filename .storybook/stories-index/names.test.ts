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

const fullName = ({ title, name }: { title: string; name: string }) => `${title}: ${name}`;

describe('house rule: the name of a story is plain text', () => {
  it('covers every story', () => {
    expect(stories.length).toBeGreaterThan(400);
    expect(stories.filter(({ tags }) => tags.some((tag) => ID_TAG.test(tag))).length).toBeGreaterThan(100);
  });

  it('is short and begins with a capital letter or a digit', () => {
    expect(
      stories.filter(({ name }) => name.length > MAX_NAME_LENGTH || !/^[\p{Lu}\d]/u.test(name)).map(fullName),
    ).toEqual([]);
  });

  it('contains no requirement, which is a tag', () => {
    expect(stories.filter(({ name }) => HAS_ID.test(name)).map(fullName)).toEqual([]);
  });

  it('has at most three requirements', () => {
    const many = stories.filter(({ tags }) => tags.filter((tag) => ID_TAG.test(tag)).length > MAX_IDS);
    expect(many.map(fullName)).toEqual([]);
  });

  it('is unique among the stories of its component', () => {
    const names = stories.map(fullName);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

const root = join(import.meta.dirname, '../..');

it('a story names an existing width: for any other, Storybook silently shows the narrowest', () => {
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
