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

export const operations = readOperations();

const findErrors = (schema: JsonSchema, body: unknown): ErrorObject[] => {
  const validate = compileValidator(schema);
  return validate(body) ? [] : validate.errors!;
};

/** Rules whose value is too long for a line. */
const LONG_RULES = new Set(['enum', 'oneOf', 'required']);

const toViolation = (error: ErrorObject): Violation => {
  const { keyword, instancePath, schemaPath, schema, parentSchema = {}, data, params } = error;
  const missing = params['missingProperty'] as string | undefined;
  const pointer = missing === undefined ? instancePath : `${instancePath}/${missing}`;
  const properties = parentSchema['properties'] as Record<string, JsonSchema> | undefined;
  return {
    path: `$${pointer.replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}`,
    rule: LONG_RULES.has(keyword) ? keyword : `${keyword} ${String(schema)}`,
    found: missing === undefined ? data : undefined,
    expected: missing === undefined ? parentSchema : (properties?.[missing] ?? {}),
    rulePath: `${schemaPath}/${missing}`,
  };
};

/** Of alternatives that all fail, the errors of the one that has the value's type; without one, `oneOf` itself. */
const explainAlternatives = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const explained: ErrorObject[] = [];
  for (const error of errors) {
    const { keyword, schemaPath, instancePath } = error;
    // The errors of the alternatives come directly before.
    const isOutside = (other: ErrorObject) =>
      !other.schemaPath.startsWith(`${schemaPath}/`) || !other.instancePath.startsWith(instancePath);
    const alternatives = keyword === 'oneOf' ? explained.splice(explained.findLastIndex(isOutside) + 1) : [];
    const meant = alternatives.filter(
      (other) => other.keyword !== 'type' || other.instancePath !== instancePath,
    );
    explained.push(...(meant.length > 0 ? meant : [error]));
  }
  return explained;
};

/** Every rule of the description that a response breaks. Fields that are not described are allowed. */
export const findViolations = (id: OperationId, { status, body }: Response): Violation[] => {
  const { responses } = operations.find((operation) => operation.id === id)!;
  const schema = responses.get(status);
  if (!schema) {
    const expected = { enum: [...responses.keys()] };
    return [{ path: 'status', rule: 'responses', found: status, expected, rulePath: 'responses' }];
  }
  return explainAlternatives(findErrors(schema, body)).map(toViolation);
};

/** The operation of a request, whatever base its path begins with. */
export const recognizeRequest = (method: string, pathname: string): OperationId | undefined =>
  operations.find(
    ({ method: described, path }) =>
      described === method && new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )?.id;

/** How much a response differs from an operation's: what is wrong at the top outweighs what is wrong below it. */
const getDistance = (operation: Operation, { status, body }: Response) => {
  const schema = getSchemas(operation).responses.get(status);
  const errors = schema ? findErrors(schema, body) : [];
  const weights = errors.map(({ instancePath, schemaPath, params }) => {
    const field = String(params['missingProperty'] ?? params['unevaluatedProperty'] ?? '');
    const depth = instancePath.split('/').length + (field ? 1 : 0);
    return [schemaPath + field, 10 ** -depth] as const;
  });
  return [...new Map(weights).values()].reduce((sum, weight) => sum + weight, schema ? 0 : 1);
};

/** The operation that a response fits best; the first of the description where several are alike. */
export const recognizeResponse = (response: Response): OperationId => {
  const distances = operations.map((operation) => getDistance(operation, response));
  return operations[distances.indexOf(Math.min(...distances))]!.id;
};
