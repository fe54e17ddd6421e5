import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { JsonSchema } from './operations.ts';

// ajv-formats is CommonJS: under Node the function is the module, to TypeScript it is its default export.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const bodies = new Ajv2020({ strict: true, allowUnionTypes: true, discriminator: true });
const parameters = new Ajv2020({ strict: true, allowUnionTypes: true, coerceTypes: true, useDefaults: true });
addFormats(bodies);
addFormats(parameters);

/** What is wrong with the value, as the end of a sentence; undefined if it follows the schema. */
export type Check = (value: unknown) => string | undefined;

const words = (root: string, error: ErrorObject): string => {
  const place = `${root}${error.instancePath.replaceAll('/', '.')}`;
  const params = error.params as Record<string, unknown>;
  const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof extra === 'string'
    ? `${place} has "${extra}", which is not described`
    : `${place} ${error.message}`;
};

const check =
  (root: string, validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? undefined : words(root, validate.errors![0]!);

/** A check of parsed JSON. `root` names the value in the words, e.g. "body". */
export const compileBody = (root: string, schema: JsonSchema): Check => check(root, bodies.compile(schema));

/** A check of named texts; it turns them into the described types and fills in defaults, in place. */
export const compileParameters = (root: string, schema: JsonSchema): Check =>
  check(root, parameters.compile(schema));
