/** Requirement → story → test: from the product's tables, the tags of stories and the titles of tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';
import { root } from '../../tools/setup.mjs';
import { readStories, type StorySummary } from './read-stories.ts';
import { readTests, type TestSummary } from './read-tests.ts';

export type MatrixRow = {
  id: string;
  text: string;
  stories: { id: string; title: string; name: string }[];
  tests: { file: string; title: string }[];
};

/** One page of the specification, such as "Sign-in". */
export type MatrixPage = { title: string; rows: MatrixRow[] };

export type SourcePage = { title: string; rows: { id: string; text: string }[] };

const FOLDER = join(root, 'docs/product');

const readPages = (): SourcePage[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .map((page) => ({ title: /^# (.+)$/m.exec(page)?.[1] ?? '', rows: parseRequirementRows(page) }))
    .filter(({ rows }) => rows.length > 0);

export const getMatrix = (
  pages: readonly SourcePage[],
  stories: readonly StorySummary[],
  tests: readonly TestSummary[],
): MatrixPage[] =>
  pages.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ id, text }) => ({
      id,
      text,
      stories: stories
        .filter(({ tags }) => tags.includes(id))
        .map((story) => ({ id: story.id, title: story.title, name: story.name })),
      tests: tests
        .filter(({ ids }) => ids.includes(id))
        .map((test) => ({ file: test.file, title: test.title })),
    })),
  }));

export const readMatrix = (): MatrixPage[] => getMatrix(readPages(), readStories(), readTests());
