import type { Schema } from './api-operations.ts';

/** A value that violates exactly one rule of a schema. */
export type InvalidValue = {
  /** The rule, as the description writes it: `maxLength 50`. */
  rule: string;
  value: unknown;
};

/** A text of letters, which names, cities and codes allow. */
const createText = (length: number) => 'x'.repeat(length);

/** A value of the wrong type for each type. */
const OTHER_TYPE: Record<string, unknown> = {
  string: 42,
  object: 'text',
  integer: 'one',
  boolean: 'perhaps',
};
const INVALID_DATE = '14.03.2027';

/** One value per rule of a schema, which violates that rule only. */
export const createInvalidValues = (schema: Schema): InvalidValue[] => {
  const { type, minLength = 0, maxLength, minimum, maximum, pattern, format } = schema;
  const invalid: InvalidValue[] = [];
  if (typeof type === 'string' && type in OTHER_TYPE)
    invalid.push({ rule: `type ${type}`, value: OTHER_TYPE[type] });
  if (minLength > 0) invalid.push({ rule: `minLength ${minLength}`, value: createText(minLength - 1) });
  if (maxLength !== undefined)
    invalid.push({ rule: `maxLength ${maxLength}`, value: createText(maxLength + 1) });
  if (minimum !== undefined) invalid.push({ rule: `minimum ${minimum}`, value: minimum - 1 });
  if (maximum !== undefined) invalid.push({ rule: `maximum ${maximum}`, value: maximum + 1 });
  if (pattern !== undefined) invalid.push({ rule: `pattern ${pattern}`, value: '1234567890' });
  if (format === 'date') invalid.push({ rule: 'format date', value: INVALID_DATE });
  return invalid;
};
