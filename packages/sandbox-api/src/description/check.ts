import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/** Describes what is wrong with the value, as the end of a sentence; undefined if it matches the schema. */
export type Check = (value: unknown) => string | undefined;

const describeError = (root: string, error: ErrorObject): string => {
  const path = `${root}${error.instancePath.replaceAll('/', '.')}`;
  const params = error.params as Record<string, unknown>;
  const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof extra === 'string'
    ? `${path} has "${extra}", which is not described`
    : `${path} ${error.message}`;
};

/** A check by a validator. `root` names the value in the message. */
export const createCheck =
  (root: string, validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? undefined : describeError(root, validate.errors![0]!);
