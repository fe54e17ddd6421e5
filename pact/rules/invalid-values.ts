import type { Schema } from './described.ts';

/** A value that breaks one rule of a schema and no other. */
export type InvalidValue = {
  /** The rule, as the description writes it: `maxLength 50`. */
  rule: string;
  value: unknown;
};

/** A letter, as names, cities and codes may have. */
const text = (length: number) => 'x'.repeat(length);

/** No text is a number, and no number a text: what looks like one is the likelier mistake. */
const OTHER_TYPE: Record<string, unknown> = {
  string: 42,
  object: 'text',
  integer: 'one',
  boolean: 'perhaps',
};
const NO_DATE = '14.03.2027';

/** Values that break the rules of a schema, one at a time. */
export const invalidValues = (schema: Schema): InvalidValue[] => {
  const { type, minLength = 0, maxLength, minimum, maximum, pattern, format } = schema;
  const invalid: InvalidValue[] = [];
  if (typeof type === 'string' && type in OTHER_TYPE)
    invalid.push({ rule: `type ${type}`, value: OTHER_TYPE[type] });
  if (minLength > 0) invalid.push({ rule: `minLength ${minLength}`, value: text(minLength - 1) });
  if (maxLength !== undefined) invalid.push({ rule: `maxLength ${maxLength}`, value: text(maxLength + 1) });
  if (minimum !== undefined) invalid.push({ rule: `minimum ${minimum}`, value: minimum - 1 });
  if (maximum !== undefined) invalid.push({ rule: `maximum ${maximum}`, value: maximum + 1 });
  if (pattern !== undefined) invalid.push({ rule: `pattern ${pattern}`, value: '1234567890' });
  if (format === 'date') invalid.push({ rule: 'format date', value: NO_DATE });
  return invalid;
};
