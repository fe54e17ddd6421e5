// @vitest-environment node
import { hindi } from '@janani/ui/react-aria-words/hi';
import { expect, test } from 'vitest';
import { buildEntry } from '../scripts/build-entries.ts';
import { entries } from './package-exports.ts';

type Words = Record<string, Record<string, unknown>>;
// Its types say that there is nothing in it.
const { default: english } = (await import('react-aria-components/i18n/en-US')) as unknown as {
  default: Words;
};
const source = english;

const spoken = Object.entries(hindi).filter(([, words]) => Object.keys(words).length > 0);

test('trap 12: every package of react-aria that has words is in the Hindi dictionary', () => {
  expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(source).toSorted());
});

test('trap 12: those whose words our components say are translated, and no other', async () => {
  const shown = entries.filter(({ name }) => !/^(?:testing|react-aria-words)/.test(name));
  const built = await buildEntry(
    shown.map(({ name }, index) => `export * as part${index} from '@janani/ui/${name}';`).join('\n'),
    { isMinified: false },
  );
  const code = built.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  const said = Object.keys(source).filter((name) => code.includes(`"${name}"`));
  expect(spoken.map(([name]) => name).toSorted()).toEqual(said.toSorted());
}, 60_000);

test.each(spoken)('%s says in Hindi all that it says in English', (name, words) => {
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(source[name] ?? {}).toSorted());
  const formatter = { number: String, plural: () => '' };
  const values = { date: '1', dateRange: '1', startDate: '1', endDate: '2', count: 2 };
  for (const word of Object.values(words)) {
    const text = typeof word === 'string' ? word : word(values, formatter);
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    expect(text).not.toMatch(/undefined/);
  }
});
