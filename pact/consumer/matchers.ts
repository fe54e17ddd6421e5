import { MatchersV3 } from '@pact-foundation/pact';
import { programs } from '@janani/api-client';
import { dateTimePattern } from './date-time-pattern.ts';

type Rule = { 'pact:matcher:type': string; regex?: string };

// Pact's `regex` alone also accepts null and numbers, which it compares as text; with a type rule it does not.
const allOf = (value: unknown, ...rules: Rule[]) => ({ 'pact:matcher:type': rules, value });
const sameType = { 'pact:matcher:type': 'type' };
const pattern = (regex: string) => ({ 'pact:matcher:type': 'regex', regex });
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** A text that is not empty. */
export const text = (example: string) => allOf(example, sameType, { 'pact:matcher:type': 'notEmpty' });

/** A message for the user; longer ones are not shown (decision T-14). */
export const sentence = (example: string) => allOf(example, sameType, pattern(String.raw`^[\s\S]{1,200}$`));

/** Matches texts that share a prefix with the word and then differ, since the verifier has no look-ahead. */
const otherThan = (word: string) =>
  Array.from(
    word,
    (letter, at) => `${word.slice(0, at)}[^${letter}]${'.'.repeat(word.length - at - 1)}`,
  ).slice(1);

const notAWord = [
  String.raw`[^nt\[{]...`,
  ...otherThan('null'),
  ...otherThan('true'),
  String.raw`[^f\[{]....`,
  ...otherThan('false'),
].join('|');

/**
 * A number or a text, which the client reads alike. Both are compared as text, so the pattern excludes `null`,
 * `true`, `false`, lists and objects.
 */
export const identifier = (example: number | string) =>
  allOf(example, pattern(String.raw`^([^\[{].{0,2}|${notAWord}|[^\[{].{5,})$`));

/** This number, also where it is written as `45.0`. */
export const number = (example: number) =>
  allOf(example, { 'pact:matcher:type': 'number' }, pattern(String.raw`^${example}(\.0+)?$`));

/** A whole number from 1 on, also where it is written as `45.0`. */
export const positive = (example: number) =>
  allOf(example, { 'pact:matcher:type': 'number' }, pattern(String.raw`^[1-9][0-9]*(\.0+)?$`));

/** One of the five programs; the client ignores any other. */
export const program = (example: (typeof programs)[number]) =>
  allOf(example, sameType, pattern(`^(${programs.join('|')})$`));

/** ISO 8601, with or without an offset (decision T-30). */
export const dateTime = (example: string) =>
  allOf(
    example,
    sameType,
    pattern(String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$`),
  );

/** This date-time, in every notation that the description allows. */
export const instant = (example: string) => allOf(example, sameType, pattern(dateTimePattern(example)));

/** The content of an object as text, with at most one level of nested objects. */
const inside = String.raw`([^{}]|\{[^{}]*\})*`;

/**
 * This organiser, as a name or as a person: the description allows both. Pact compares an object as its JSON text,
 * so there is no rule about the type beside the pattern.
 */
export const organiser = ({ first_name, last_name }: { first_name: string; last_name: string }) => {
  const name = literally(`${first_name} ${last_name}`);
  const first = `"first_name":"${literally(first_name)}"`;
  const last = `"last_name":"${literally(last_name)}"`;
  const person = (one: string, other: string) => String.raw`\{${inside}${one}${inside}${other}${inside}\}`;
  return allOf(
    `${first_name} ${last_name}`,
    pattern(`^(${name}|${person(first, last)}|${person(last, first)})$`),
  );
};

const person = String.raw`\{${inside}\}`;

/**
 * This number of attendees, or a list of as many: the description allows both (`contract-format.ts`). `least` allows
 * for a backend that does not count the caller.
 */
export const attendees = (most: number, least = most) => {
  const list = String.raw`\[(${person},){${least - 1},${most - 1}}${person}\]`;
  return allOf(
    most,
    { 'pact:matcher:type': 'equality' },
    pattern(least === most ? `^${list}$` : `^(${list}|${least})$`),
  );
};

/** The app opens https URLs only (decision T-17). */
export const link = (example: string) => allOf(example, sameType, pattern('^(?i:https)://.+'));

/** A calendar day twenty weeks from the day of the verification, so that the contract stays valid. */
export const dueDate = (example: string) => ({
  'pact:matcher:type': 'date',
  format: 'yyyy-MM-dd',
  value: example,
  'pact:generator:type': 'Date',
  expression: 'today + 20 weeks',
});

/** A value of a provider state; the example if the state has no such value. */
export const given = <Value>(name: string, example: Value) =>
  MatchersV3.fromProviderState(`\${${name}}`, example);

export const { arrayContaining, boolean, constrainedArrayLike, eachLike, equal } = MatchersV3;
