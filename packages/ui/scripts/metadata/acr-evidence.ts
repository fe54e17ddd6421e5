import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Evidence } from '../../acr/evidence.ts';

type Axe = { version: string; getRules: (tags: string[]) => { ruleId: string; tags: string[] }[] };

/** The copy of axe-core that Storybook's addon runs in every story. */
const addon = createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json');
const axe = createRequire(addon)('axe-core') as Axe;
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Rules without a result for a story: of pages, and of elements that no component has. */
const IRRELEVANT_RULES = new Set(
  (
    'area-alt audio-caption blink bypass document-title html-has-lang html-lang-valid html-xml-lang-mismatch input-image-alt ' +
    'marquee meta-refresh meta-viewport no-autoplay-audio object-alt server-side-image-map video-caption'
  ).split(' '),
);

/** `wcag143` of axe-core is the criterion 1.4.3. */
const getCriterion = (tag: string) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.');

const STORY = /^export const ([A-Z]\w*)\b(?!\.)/gm;
const CRITERIA = /WCAG (\d\.\d+\.\d+(?:, \d\.\d+\.\d+)*)/g;

/** The name of the story or test whose tag or title is at this index. */
const getTitle = (text: string, index: number) => {
  const before = text.slice(0, index);
  const line = before.slice(before.lastIndexOf('\n') + 1) + text.slice(index).split('\n')[0];
  const title = /(['"`])(.*)\s\(WCAG [\d., ]+\).*\1/.exec(line)?.[2];
  // A table of cases has a placeholder in its title.
  return title?.replaceAll(/%\w/g, '…') ?? [...before.matchAll(STORY)].at(-1)?.[1] ?? '';
};

/** The tests, stories and rules for the criteria of WCAG: the content of `acr.json`. */
export const getAcrEvidence = (uiFolder: string): Evidence => {
  const criteria: Evidence['criteria'] = {};
  const add = (number: string, kind: 'rules' | 'tests', text: string) => {
    const evidence = (criteria[number] ??= {});
    evidence[kind] = [...new Set([...(evidence[kind] ?? []), text])];
  };
  for (const { ruleId, tags } of axe.getRules(LEVELS))
    for (const number of tags.map(getCriterion))
      if (number !== undefined && !IRRELEVANT_RULES.has(ruleId)) add(number, 'rules', ruleId);

  let stories = 0;
  for (const file of globSync('{src,docs,test}/**/*.{stories,test}.{ts,tsx}', { cwd: uiFolder }).toSorted()) {
    const text = readFileSync(join(uiFolder, file), 'utf8');
    if (file.endsWith('.stories.tsx')) stories += [...text.matchAll(STORY)].length;
    for (const { index, 1: numbers = '' } of text.matchAll(CRITERIA))
      for (const number of numbers.split(', ')) {
        const title = getTitle(text, index);
        if (title) add(number, 'tests', `${basename(file).replace(/\.tsx?$/, '')}: ${title}`);
      }
  }
  return { stories, axe: axe.version, criteria };
};
