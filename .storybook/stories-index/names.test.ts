import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widths } from '../modes.ts';
import { ID_TAG, readStories } from './read-stories.ts';

const stories = readStories();
/** What fits into the sidebar. */
const LONGEST = 40;
const MOST_IDS = 3;
const HAS_ID = /\b[A-Z]{1,2}-\d{2}\b|^[A-Z][A-Za-z]+ \d+\b.*:|\btrap \d|WCAG/;

const told = ({ title, name }: { title: string; name: string }) => `${title}: ${name}`;

describe('house rule: a story has a name that people say', () => {
  it('is about every story', () => {
    expect(stories.length).toBeGreaterThan(400);
    expect(stories.filter(({ tags }) => tags.some((tag) => ID_TAG.test(tag))).length).toBeGreaterThan(100);
  });

  it('a short one that begins with a capital letter or a figure', () => {
    expect(
      stories.filter(({ name }) => name.length > LONGEST || !/^[\p{Lu}\d]/u.test(name)).map(told),
    ).toEqual([]);
  });

  it('without a requirement, which is a tag', () => {
    expect(stories.filter(({ name }) => HAS_ID.test(name)).map(told)).toEqual([]);
  });

  it('at most three of them', () => {
    const many = stories.filter(({ tags }) => tags.filter((tag) => ID_TAG.test(tag)).length > MOST_IDS);
    expect(many.map(told)).toEqual([]);
  });

  it('and no other story of its part has it', () => {
    const names = stories.map(told);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

const root = join(import.meta.dirname, '../..');

it('a story names a width that there is: of another one Storybook shows the narrowest, without a word', () => {
  const files = [...new Set(stories.map(({ file }) => file))];
  const wrong = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/viewport: \{ value: '(\w+)'/g),
      ([, width]) => width!,
    )
      .filter((width) => !(width in widths))
      .map((width) => `${file}: ${width}`),
  );
  expect(wrong).toEqual([]);
});
