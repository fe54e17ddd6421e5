// @vitest-environment node
import { join } from 'node:path';
import { Script } from 'node:vm';
import { hindi as messages } from '@janani/ui/messages/hi';
import { hindi } from '@janani/ui/react-aria-strings/hi';
import { expect, test } from 'vitest';
import { buildEntry } from '../scripts/build-entries.ts';
import { readCatalogue } from '@janani/messages/src/catalogue.ts';
import { compileReactAriaTexts } from '@janani/messages/src/react-aria-strings.ts';
import { entries } from './package-exports.ts';

type Dictionary = Record<string, Record<string, unknown>>;
// Its type declarations are empty.
const { default: english } = (await import('react-aria-components/i18n/en-US')) as unknown as {
  default: Dictionary;
};
const source = english;

const spoken = Object.entries<Record<string, unknown>>(hindi).filter(
  ([, messages]) => Object.keys(messages).length > 0,
);

test('every package of react-aria that has messages is in the Hindi dictionary [trap 12]', () => {
  expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(source).toSorted());
});

/** The code of every component, as in an app in English. */
const buildComponents = async () => {
  const shippedEntries = entries.filter(({ name }) => !/^(?:testing|react-aria-strings|messages)/.test(name));
  const built = await buildEntry(
    shippedEntries.map(({ name }, index) => `export * as part${index} from '@janani/ui/${name}';`).join('\n'),
    { isMinified: false },
  );
  return built.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n');
};
const code = await buildComponents();

test('exactly the messages that the components use are translated [trap 12]', () => {
  const used = Object.keys(source).filter((name) => code.includes(`"${name}"`));
  expect(spoken.map(([name]) => name).toSorted()).toEqual(used.toSorted());
});

test('no component contains a message in Hindi', () => {
  const texts = Object.values(messages).flatMap((part) => Object.values<unknown>(part ?? {}));
  // Single words may be elsewhere too: the search of SearchableDropdown has a dictionary of sounds.
  const phrases = texts.filter((text) => typeof text === 'string' && text.includes(' ')) as string[];
  expect(phrases.length).toBeGreaterThan(30);
  expect(phrases.filter((text) => code.includes(text))).toEqual([]);
});

test.each(spoken)('%s has all of its English messages in Hindi', (name, messages) => {
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(source[name] ?? {}).toSorted());
  const formatter = { number: String, plural: () => '' };
  const values = { date: '1', dateRange: '1', startDate: '1', endDate: '2', count: 2 };
  for (const message of Object.values(messages)) {
    const text = typeof message === 'function' ? String(message(values, formatter)) : String(message);
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    expect(text).not.toMatch(/undefined/);
  }
});

test("the translator's English source is that of react-aria", () => {
  const catalogue = readCatalogue(join(import.meta.dirname, '../messages/en.pot'));
  const messages = new Script(
    `(${compileReactAriaTexts(catalogue, catalogue) ?? ''})`,
  ).runInThisContext() as Dictionary;
  const plain = Object.entries(messages).flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ name, key, text, original: source[name]?.[key] })),
  );
  const values = { date: '1 May', dateRange: '1 to 2 May', startDate: '1 May', endDate: '2 May', count: 2 };
  const rules = new Intl.PluralRules('en');
  const formatter = {
    number: String,
    plural: (count: number, forms: Record<string, string | (() => string)>) => {
      const form = forms[rules.select(count)] ?? forms['other'] ?? '';
      return typeof form === 'function' ? form() : form;
    },
  };
  const getText = (message: unknown) =>
    typeof message === 'function' ? String(message(values, formatter)) : String(message);
  for (const { name, key, text, original } of plain)
    expect([name, key, getText(text)]).toEqual([name, key, getText(original)]);
});
