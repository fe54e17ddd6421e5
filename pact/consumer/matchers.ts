import { MatchersV3 } from '@pact-foundation/pact';
import { programs } from '@janani/api-client';

type Rule = { 'pact:matcher:type': string; regex?: string };

// Pact's own `regex` also accepts null and numbers, which it compares as text; with the type beside it, it does not.
const allOf = (value: unknown, ...rules: Rule[]) => ({ 'pact:matcher:type': rules, value });
const sameType = { 'pact:matcher:type': 'type' };
const pattern = (regex: string) => ({ 'pact:matcher:type': 'regex', regex });

/** A text that is not empty. */
export const text = (example: string) => allOf(example, sameType, { 'pact:matcher:type': 'notEmpty' });

/** What a mother reads after a refusal: longer texts are not shown to her (decision T-14). */
export const sentence = (example: string) => allOf(example, sameType, pattern(String.raw`^[\s\S]{1,200}$`));

/**
 * A number, or a text. The client reads both alike; here they are compared as text, so a text needs six
 * characters, which `null` and `true` do not have.
 */
export const identifier = (example: number | string) =>
  allOf(example, pattern('^([0-9]+|[A-Za-z0-9_-]{6,})$'));

/** One of the five programs: of any other the client makes none. */
export const program = (example: (typeof programs)[number]) =>
  allOf(example, sameType, pattern(`^(${programs.join('|')})$`));

/** ISO 8601, with or without an offset (decision T-30). */
export const moment = (example: string) =>
  allOf(
    example,
    sameType,
    pattern(String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$`),
  );

/** The app opens https addresses only (decision T-17). */
export const link = (example: string) => allOf(example, sameType, pattern('^https://.+'));

/** A calendar day twenty weeks from the day of the verification, so that the contract does not grow old. */
export const dueDate = (example: string) => ({
  'pact:matcher:type': 'date',
  format: 'yyyy-MM-dd',
  value: example,
  'pact:generator:type': 'Date',
  expression: 'today + 20 weeks',
});

/** A value that the provider's state gives out; the example, where it gives none. */
export const given = <Value>(name: string, example: Value) =>
  MatchersV3.fromProviderState(`\${${name}}`, example);

export const { boolean, eachLike, equal, integer } = MatchersV3;
