import { expect, test } from 'vitest';
import { anchorsIn, problemsIn } from './citation-grammar.ts';

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
const anchorsFor = (place: string) => anchorsByPage[place] && new Set(anchorsByPage[place]);
const problems = (text: string, file = 'app/src/shell/App.tsx') => problemsIn(anchorsFor, file, text);

test.each([
  '/** Spec §2, "One-time code screen". */',
  '// (spec §4, §9)',
  '// Decisions T-14, G-08 and T-15, and requirement ID-04.',
  '// trap 5, and pitfall 3',
  "test('SI-05 T-14 G-654321, UTF-16 and IS-17 are no citations', () => {})",
  '/* design language, "Type"; quality, "Several tabs" */',
])('a citation of an existing item is accepted: %s', (text) => {
  expect(problems(text)).toEqual([]);
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
  expect(problems(text)).toEqual([expect.stringContaining(`cites ${words}, which`)]);
});

test('a problem is reported with its line', () => {
  expect(problems('\n\n// decision T-99')[0]).toMatch(/^app\/src\/shell\/App\.tsx:3 cites decision T-99/);
});

test('a numbered behaviour of a component is cited only in the title of a test', () => {
  const title = "it('Toast 7: waits'); it('Toast 12: waits'); it('Week 24: begins')";
  expect(problems(title, 'packages/ui/src/toast/Toast.test.tsx')).toHaveLength(1);
  expect(problems(title)).toEqual([]);
});

test('a link resolves to a file, an explicit anchor, or a heading', () => {
  const page = `<a id="t-15"></a>\n# What \`all\` have: *two* [words](x.md)!
[a](../docs/README.md#citations) [c](.) [d](#what-all-have-two-words) [e](#t-15) [f](https://example.org)
[a](gone.md) [b](README.md#gone) [c](#gone) ![a picture](gone.png)`;
  anchorsByPage['docs/now.md'] = anchorsIn(page);
  expect(problems(page, 'docs/now.md').map((problem) => problem.split(' links to ')[0])).toEqual([
    'docs/now.md:2',
    'docs/now.md:4',
    'docs/now.md:4',
    'docs/now.md:4',
    'docs/now.md:4',
  ]);
});

test('published comments cite no page that readers of the package lack', () => {
  const published = (text: string) => problems(text, 'packages/ui/src/toast/toast.ts');
  expect(published('/**\n * As settled (decision\n * T-14).\n */')).toEqual([
    expect.stringContaining('who installs it has no such page'),
  ]);
  expect(published('// Spec §9.\n/** The kinds of toast, in ISO 8601 (WCAG 2.5.3). */')).toEqual([]);
});
