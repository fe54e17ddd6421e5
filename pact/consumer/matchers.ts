import { MatchersV3 } from '@pact-foundation/pact';
import { programs } from '@janani/api-client';
import { getDateTimePattern } from './date-time-pattern.ts';

type Rule = { 'pact:matcher:type': string; regex?: string };

// Pact's `regex` alone also accepts null and numbers, which it compares as text; with a type rule it does not.
const withRules = (value: unknown, ...rules: Rule[]) => ({ 'pact:matcher:type': rules, value });
const sameType = { 'pact:matcher:type': 'type' };
const pattern = (regex: string) => ({ 'pact:matcher:type': 'regex', regex });
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** A text that is not empty. */
export const text = (example: string) => withRules(example, sameType, { 'pact:matcher:type': 'notEmpty' });

/** A message for the user; longer ones are not shown (decision T-14). */
export const messageText = (example: string) =>
  withRules(example, sameType, pattern(String.raw`^[\s\S]{1,200}$`));

/** Matches texts that share a prefix with the word and then differ, since the verifier has no look-ahead. */
const excludeWord = (word: string) =>
  Array.from(
    word,
    (letter, index) => `${word.slice(0, index)}[^${letter}]${'.'.repeat(word.length - index - 1)}`,
  ).slice(1);

const notJsonLiteral = [
  String.raw`[^nt\[{]...`,
  ...excludeWord('null'),
  ...excludeWord('true'),
  String.raw`[^f\[{]....`,
  ...excludeWord('false'),
].join('|');

/**
 * A number or a text, which the client reads alike. Both are compared as text, so the pattern excludes `null`,
 * `true`, `false`, lists and objects.
 */
export const identifier = (example: number | string) =>
  withRules(example, pattern(String.raw`^([^\[{].{0,2}|${notJsonLiteral}|[^\[{].{5,})$`));

/** This number, also where it is written as `45.0`. */
export const number = (example: number) =>
  withRules(example, { 'pact:matcher:type': 'number' }, pattern(String.raw`^${example}(\.0+)?$`));

/** A whole number from 1 on, also where it is written as `45.0`. */
export const positive = (example: number) =>
  withRules(example, { 'pact:matcher:type': 'number' }, pattern(String.raw`^[1-9][0-9]*(\.0+)?$`));

/** One of the five programs; the client ignores any other. */
export const program = (example: (typeof programs)[number]) =>
  withRules(example, sameType, pattern(`^(${programs.join('|')})$`));

/** ISO 8601, with or without an offset (decision T-30). */
export const dateTime = (example: string) =>
  withRules(
    example,
    sameType,
    pattern(String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$`),
  );

/** This date-time, in every notation that the description allows. */
export const instant = (example: string) =>
  withRules(example, sameType, pattern(getDateTimePattern(example)));

/** The content of an object as text, with at most one level of nested objects. */
const objectContent = String.raw`([^{}]|\{[^{}]*\})*`;

/**
 * This organiser, as a name or as a person: the description allows both. Pact compares an object as its JSON text,
 * so there is no rule about the type beside the pattern.
 */
export const organiser = ({ first_name, last_name }: { first_name: string; last_name: string }) => {
  const name = escapeRegExp(`${first_name} ${last_name}`);
  const first = `"first_name":"${escapeRegExp(first_name)}"`;
  const last = `"last_name":"${escapeRegExp(last_name)}"`;
  const person = (one: string, other: string) =>
    String.raw`\{${objectContent}${one}${objectContent}${other}${objectContent}\}`;
  return withRules(
    `${first_name} ${last_name}`,
    pattern(`^(${name}|${person(first, last)}|${person(last, first)})$`),
  );
};

const person = String.raw`\{${objectContent}\}`;

/**
 * This number of attendees, or a list of as many: the description allows both (`contract-format.ts`). `least` allows
 * for a backend that does not count the caller.
 */
export const attendees = (max: number, min = max) => {
  const list = String.raw`\[(${person},){${min - 1},${max - 1}}${person}\]`;
  return withRules(
    max,
    { 'pact:matcher:type': 'equality' },
    pattern(min === max ? `^${list}$` : `^(${list}|${min})$`),
  );
};

/** The app opens https URLs only (decision T-17). */
export const link = (example: string) => withRules(example, sameType, pattern('^(?i:https)://.+'));

/** A calendar day twenty weeks from the day of the verification, so that the contract stays valid. */
export const dueDate = (example: string) => ({
  'pact:matcher:type': 'date',
  format: 'yyyy-MM-dd',
  value: example,
  'pact:generator:type': 'Date',
  expression: 'today + 20 weeks',
});

/** A value of a provider state; the example if the state has no such value. */
export const fromState = <Value>(name: string, example: Value) =>
  MatchersV3.fromProviderState(`\${${name}}`, example);

export const { arrayContaining, boolean, constrainedArrayLike, eachLike, equal } = MatchersV3;
