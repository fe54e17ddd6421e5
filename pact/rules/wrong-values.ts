import type { Schema } from './described.ts';

/** A value that breaks one rule of a schema and no other. */
export type WrongValue = {
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
export const wrongValues = (schema: Schema): WrongValue[] => {
  const { type, minLength = 0, maxLength, minimum, maximum, pattern, format } = schema;
  const wrong: WrongValue[] = [];
  if (typeof type === 'string' && type in OTHER_TYPE)
    wrong.push({ rule: `type ${type}`, value: OTHER_TYPE[type] });
  if (minLength > 0) wrong.push({ rule: `minLength ${minLength}`, value: text(minLength - 1) });
  if (maxLength !== undefined) wrong.push({ rule: `maxLength ${maxLength}`, value: text(maxLength + 1) });
  if (minimum !== undefined) wrong.push({ rule: `minimum ${minimum}`, value: minimum - 1 });
  if (maximum !== undefined) wrong.push({ rule: `maximum ${maximum}`, value: maximum + 1 });
  if (pattern !== undefined) wrong.push({ rule: `pattern ${pattern}`, value: '1234567890' });
  if (format === 'date') wrong.push({ rule: 'format date', value: NO_DATE });
  return wrong;
};
