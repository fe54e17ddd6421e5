import { expect, test } from 'vitest';
import { findAnchors, findBrokenCitations } from './citation-grammar.ts';

const anchorsByPage: Record<string, string[]> = {
  'docs/product': ['spec-2', 'spec-2-one-time-code-screen', 'spec-4', 'spec-9'],
  'docs/decisions': ['t-14', 't-15', 'g-08'],
  'the requirements': ['ID-04', 'SI-05'],
  'their prefixes': ['ID', 'SI'],
  components: ['toast'],
  'docs/components.md': ['toast-7'],
  'docs/pitfalls.md': ['trap-5', 'pitfall-3'],
  'docs/quality.md': ['several-tabs'],
  'docs/design-language.md': ['type'],
  'docs/README.md': ['citations'],
  docs: [],
};
const getAnchors = (place: string) => anchorsByPage[place] && new Set(anchorsByPage[place]);
const errors = (text: string, file = 'app/src/shell/App.tsx') => findBrokenCitations(getAnchors, file, text);

test.each([
  '/** Spec §2, "One-time code screen". */',
  '// (spec §4, §9)',
  '// Decisions T-14, G-08 and T-15, and requirement ID-04.',
  '// trap 5, and pitfall 3',
  "test('SI-05 T-14 G-654321, UTF-16 and IS-17 are no citations', () => {})",
  '/* design language, "Type"; quality, "Several tabs" */',
])('a citation of an existing item is accepted: %s', (text) => {
  expect(errors(text)).toEqual([]);
});

test.each([
  ['spec §8', '// spec §4, §8'],
  ['spec §2, "Dashbord"', '// (spec §2, "Dashbord")'],
  ['decision T-98', '/**\n * As settled (decision\n * T-98).\n */'],
  ['requirement SI-99', '// requirement SI-99'],
  ['requirement SI-98', "test('SI-98 fewer than ten digits', () => {})"],
  ['decision G-99', "test('G-99 nothing', () => {})"],
  ['trap 17', "test('trap 17: a name', () => {})"],
  ['quality, "Speed"', '// quality, "Speed"'],
  ['quality budget', '// (quality budget)'],
])('a citation of a missing item is reported as %s', (words, text) => {
  expect(errors(text)).toEqual([expect.stringContaining(`cites ${words}, which`)]);
});

test('a broken citation is reported with its line', () => {
  expect(errors('\n\n// decision T-99')[0]).toMatch(/^app\/src\/shell\/App\.tsx:3 cites decision T-99/);
});

test('a numbered behaviour of a component is cited only in the title of a test', () => {
  const title = "it('Toast 7: waits'); it('Toast 12: waits'); it('Week 24: begins')";
  expect(errors(title, 'packages/ui/src/toast/Toast.test.tsx')).toHaveLength(1);
  expect(errors(title)).toEqual([]);
});

test('a link resolves to a file, an explicit anchor, or a heading', () => {
  const page = `<a id="t-15"></a>\n# What \`all\` have: *two* [words](x.md)!
[a](../docs/README.md#citations) [c](.) [d](#what-all-have-two-words) [e](#t-15) [f](https://example.org)
[a](gone.md) [b](README.md#gone) [c](#gone) ![a picture](gone.png)`;
  anchorsByPage['docs/now.md'] = findAnchors(page);
  expect(errors(page, 'docs/now.md').map((error) => error.split(' links to ')[0])).toEqual([
    'docs/now.md:2',
    'docs/now.md:4',
    'docs/now.md:4',
    'docs/now.md:4',
    'docs/now.md:4',
  ]);
});

test('a citation in a published comment is reported, because users of the package do not have the pages', () => {
  const published = (text: string) => errors(text, 'packages/ui/src/toast/toast.ts');
  expect(published('/**\n * As settled (decision\n * T-14).\n */')).toEqual([
    expect.stringContaining('who installs it has no such page'),
  ]);
  expect(published('// Spec §9.\n/** The kinds of toast, in ISO 8601 (WCAG 2.5.3). */')).toEqual([]);
});
