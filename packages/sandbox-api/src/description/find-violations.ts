import { readOperations } from '#operations';
import { compileValidator } from '#compile';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { OperationId } from '../handler.ts';
import type { JsonSchema, Operation } from './operations.ts';
import { getSchemas } from './schemas.ts';

/** A value of a response that breaks a rule of the description. */
export type Violation = {
  /** As in the output of Pact: `$.data[0].title`. */
  path: string;
  /** As the description writes it: `minLength 1`. */
  rule: string;
  /** Undefined if it is missing. */
  found: unknown;
  /** What the description has at this path. */
  expected: JsonSchema;
  /** The place of the rule in the schema. */
  rulePath: string;
};
type Response = { status: number; body: unknown };

/** With schemas that allow no field beside those that are described. */
export const operations: readonly Operation[] = readOperations().map((operation) => ({
  ...operation,
  responses: getSchemas(operation).responses,
}));

/** The rule of a field that the description does not have. */
export const UNKNOWN_FIELD = 'unevaluatedProperties false';

/** The field that an object lacks, or has and should not. */
const getField = ({ params }: ErrorObject) =>
  (params['missingProperty'] ?? params['unevaluatedProperty']) as string | undefined;
/** The same for every row of a list. */
const getRulePath = (error: ErrorObject) => `${error.schemaPath}/${getField(error)}`;

const toViolation = (error: ErrorObject): Violation => {
  const { keyword, instancePath, schema, parentSchema = {}, data } = error;
  const field = getField(error);
  const pointer = field === undefined ? instancePath : `${instancePath}/${field}`;
  const properties = parentSchema['properties'] as Record<string, JsonSchema> | undefined;
  return {
    path: `$${pointer.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}`,
    // A list is too long for a line.
    rule: Array.isArray(schema) ? keyword : `${keyword} ${String(schema)}`,
    found: field === undefined ? data : (data as Record<string, unknown>)[field],
    expected: field === undefined ? parentSchema : (properties?.[field] ?? {}),
    rulePath: getRulePath(error),
  };
};

/** Of alternatives that all fail, the errors of the one that has the value's type; without one, `oneOf` itself. */
const explainAlternatives = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const meant = errors.filter(({ schemaPath }) => !/\/oneOf\/\d+\/type$/.test(schemaPath));
  // The errors of the alternatives come directly before.
  return meant.filter(({ keyword, schemaPath, instancePath }, index) => {
    const before = meant[index - 1];
    const isExplained =
      before?.schemaPath.startsWith(`${schemaPath}/`) && before.instancePath.startsWith(instancePath);
    return keyword !== 'oneOf' || !isExplained;
  });
};

const findErrors = (schema: JsonSchema, body: unknown): ErrorObject[] => {
  const validate = compileValidator(schema);
  return validate(body) ? [] : validate.errors!;
};

/**
 * Every rule of the description that a response breaks. Fields that are not described are allowed, but for those that
 * `isReported`.
 */
export const findViolations = (
  call: OperationId,
  { status, body }: Response,
  isReported: (violation: Violation) => boolean = () => false,
): Violation[] => {
  const { responses } = operations.find(({ id }) => id === call)!;
  const schema = responses.get(status);
  if (!schema) {
    const expected = { enum: [...responses.keys()] };
    return [{ path: 'status', rule: 'responses', found: status, expected, rulePath: 'responses' }];
  }
  return explainAlternatives(findErrors(schema, body))
    .map(toViolation)
    .filter((violation) => violation.rule !== UNKNOWN_FIELD || isReported(violation));
};

/** The operation of a request, whatever base its path begins with. */
export const recognizeRequest = (method: string, pathname: string): OperationId | undefined =>
  operations.find(
    ({ method: described, path }) =>
      described === method && new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )?.id;

/** The operation that a response fits best; the first of the description where several are alike. */
export const recognizeResponse = ({ status, body }: Response): OperationId => {
  const distances = operations.map(({ responses }) => {
    const schema = responses.get(status);
    if (!schema) return 1;
    const errors = new Map(findErrors(schema, body).map((error) => [getRulePath(error), error]));
    // What is wrong at the top outweighs what is wrong below it.
    const weights = Array.from(errors.values(), (error) => 10 ** -toViolation(error).path.split('.').length);
    return weights.reduce((sum, weight) => sum + weight, 0);
  });
  return operations[distances.indexOf(Math.min(...distances))]!.id;
};
