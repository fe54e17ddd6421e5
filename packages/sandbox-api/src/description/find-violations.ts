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
  /** The place of the rule in the schema, which is the same for every row of a list. */
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
/** Rules whose value is too long for a line. */
const LONG_RULES = new Set(['enum', 'oneOf', 'required']);

const toViolation = (error: ErrorObject): Violation => {
  const { keyword, instancePath, schemaPath, schema, parentSchema = {}, data, params } = error;
  const field = (params['missingProperty'] ?? params['unevaluatedProperty']) as string | undefined;
  const pointer = field === undefined ? instancePath : `${instancePath}/${field}`;
  const properties = parentSchema['properties'] as Record<string, JsonSchema> | undefined;
  return {
    path: `$${pointer.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}`,
    rule: LONG_RULES.has(keyword) ? keyword : `${keyword} ${String(schema)}`,
    found: field === undefined ? data : (data as Record<string, unknown>)[field],
    expected: field === undefined ? parentSchema : (properties?.[field] ?? {}),
    rulePath: `${schemaPath}/${field}`,
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

const findAllViolations = ({ responses }: Operation, { status, body }: Response): Violation[] => {
  const schema = responses.get(status);
  if (!schema) {
    const expected = { enum: [...responses.keys()] };
    return [{ path: 'status', rule: 'responses', found: status, expected, rulePath: 'responses' }];
  }
  const validate = compileValidator(schema);
  return validate(body) ? [] : explainAlternatives(validate.errors!).map(toViolation);
};

/**
 * Every rule of the description that a response breaks. Fields that are not described are allowed, but for those that
 * `isReported`.
 */
export const findViolations = (
  call: OperationId,
  response: Response,
  isReported: (violation: Violation) => boolean = () => false,
): Violation[] =>
  findAllViolations(
    operations.find(({ id }) => id === call)!,
    response,
  ).filter((violation) => violation.rule !== UNKNOWN_FIELD || isReported(violation));

/** The operation of a request, whatever base its path begins with. */
export const recognizeRequest = (method: string, pathname: string): OperationId | undefined =>
  operations.find(
    ({ method: described, path }) =>
      described === method && new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )?.id;

/** The operation that a response fits best; the first of the description where several are alike. */
export const recognizeResponse = (response: Response): OperationId => {
  const distances = operations.map((operation) => {
    const violations = findAllViolations(operation, response);
    // What is wrong at the top outweighs what is wrong below it, in however many rows.
    const weights = violations.map(
      ({ rulePath, path }) => [rulePath, 10 ** -path.split('.').length] as const,
    );
    return [...new Map(weights).values()].reduce((sum, weight) => sum + weight, 0);
  });
  return operations[distances.indexOf(Math.min(...distances))]!.id;
};
