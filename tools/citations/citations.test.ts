import { describe, expect, test } from 'vitest';
import { anchorsIn, problemsIn } from './citation-grammar.mjs';

const places: Record<string, string[]> = {
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
const known = (place: string) => places[place] && new Set(places[place]);
const problems = (text: string, file = 'app/src/shell/App.tsx') => problemsIn(known, file, text);

describe('what is there', () => {
  test.each([
    '/** Spec §2, "One-time code screen". */',
    '// (spec §4, §9)',
    '/** The bearer (decision T-15). */',
    '// Decisions T-14, G-08 and T-15.',
    '/** The worker (requirement ID-04). */',
    '// trap 5, and pitfall 3',
    "test('SI-05 T-14 G-654321, UTF-16 and IS-17 are no citations', () => {})",
    '/** quality, "Several tabs" */',
    '/* design language, "Type": measured metrics */',
    '/**\n * Success is valid data (decision\n * T-14).\n */',
  ])('may be cited: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  test('may be linked, by path, by anchor, and in the same page', () => {
    const page =
      '# Goes on\n[a](../docs/README.md#citations) [b](README.md) [c](.) [d](#goes-on) [e](https://example.org)';
    places['docs/now.md'] = anchorsIn(page);
    expect(problems(page, 'docs/now.md')).toEqual([]);
  });
});

describe('what is not there', () => {
  test.each([
    ['spec §7', '/** Spec §7. */'],
    ['spec §8', '// spec §4, §8'],
    ['spec §2, "Dashbord"', '// (spec §2, "Dashbord")'],
    ['decision T-99', '// decisions T-14, T-99'],
    ['decision T-98', '/**\n * As settled (decision\n * T-98).\n */'],
    ['requirement SI-99', '// requirement SI-99'],
    ['requirement SI-98', "test('SI-98 fewer than ten digits', () => {})"],
    ['decision G-99', "test('G-99 nothing', () => {})"],
    ['trap 17', "test('trap 17: a name', () => {})"],
    ['pitfall 40', '# pitfall 40'],
    ['quality, "Speed"', '// quality, "Speed"'],
    ['quality budget', '// (quality budget)'],
  ])('fails as %s', (words, text) => {
    const found = problems(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`cites ${words}, which`);
  });

  test('is told with its line, why it matters and what to do', () => {
    expect(problems('\n\n// decision T-99')).toEqual([
      'app/src/shell/App.tsx:3 cites decision T-99, which docs/decisions does not have: a reader looks for the reason in vain. Name one that is there, or write it down (docs/README.md).',
    ]);
  });

  test('fails as a number of a component in the title of its test, and nowhere else', () => {
    const title = "it('Toast 7: waits'); it('Toast 12: waits'); it('Week 24: begins')";
    const tags = "tags: ['Toast 7', 'Toast 12', 'DD-01']";
    expect(problems(title, 'packages/ui/src/toast/Toast.test.tsx')).toHaveLength(1);
    expect(problems(tags, 'packages/ui/src/toast/Toast.stories.tsx')).toHaveLength(1);
    expect(problems(title)).toEqual([]);
  });

  test('fails as a link to a file or an anchor', () => {
    const page = '[a](gone.md) [b](README.md#gone) [c](#gone) ![a picture](gone.png)';
    places['docs/now.md'] = anchorsIn(page);
    expect(problems(page, 'docs/now.md')).toHaveLength(4);
  });
});

test('an anchor is set, or a heading makes it', () => {
  expect(anchorsIn('<a id="t-15"></a>\n\n## What `all` have: *two* [words](x.md)!\n')).toEqual([
    't-15',
    'what-all-have-two-words',
  ]);
});

describe('what a package is published with', () => {
  const published = (text: string) => problems(text, 'packages/ui/src/toast/toast.ts');

  test.each([
    '/** The kinds (spec §9). */',
    '/**\n * As settled (decision\n * T-14).\n */',
    '/** See trap 5. */',
  ])('cites no page that its readers do not have: %s', (text) => {
    expect(published(text)).toEqual([expect.stringContaining('who installs it has no such page')]);
  });

  test('names the authority for its own engineers beside it', () => {
    expect(published('// Spec §9.\n/** The kinds of toast, in ISO 8601 (WCAG 2.5.3). */')).toEqual([]);
    expect(problems('/** The kinds (spec §9). */', 'packages/ui/src/toast/toast.css.ts')).toEqual([]);
  });
});
