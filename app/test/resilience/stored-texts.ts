import * as fc from 'fast-check';
import { inheritedNames, withEveryText } from './inherited-names.ts';
import { mutate, mutations } from './mutations.ts';
import type { Json } from './operations.ts';

const HUGE = 200_000;
const DEEP = 20_000;

/** JSON of every type, and texts that are not JSON, in place of what the app stored. */
export const foreignTexts: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '7',
  '1e308',
  '1e999',
  '[]',
  '[[]]',
  '[null]',
  '{}',
  '""',
  '"x"',
  '',
  ' ',
  'undefined',
  'NaN',
  'Infinity',
  '[object Object]',
  '{broken',
  '\u0000',
  '\uD800',
  '\uFEFF{}',
  '<b>x</b>',
  '../..',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/session/%E0%A4%A',
  'x'.repeat(HUGE),
  toJson(Array.from({ length: HUGE / 100 }, () => null)),
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
  ...inheritedNames.flatMap((name) => [name, toJson(name), `{"${name}":{"${name}":"x"}}`]),
];

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

const parseOrText = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
};

/** Every text of an entry replaced by a name that every object inherits. */
const withInheritedNames = (text: string) =>
  fc.constantFrom(...inheritedNames).map((name) => toJson(withEveryText(parseOrText(text), name)));

/** An interrupted write: the beginning of the text. */
const truncated = (text: string) => fc.nat({ max: text.length - 1 }).map((end) => text.slice(0, end));

/** A value of the valid format with up to three mutations. */
const withMutations = (text: string) => mutations.map((applied) => mutate(parseOrText(text), applied));

/** Broken contents of an entry with this valid text. */
export const brokenTexts = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    truncated(text),
    { weight: 3, arbitrary: withMutations(text) },
    withInheritedNames(text),
    fc.constantFrom(...foreignTexts),
  );
