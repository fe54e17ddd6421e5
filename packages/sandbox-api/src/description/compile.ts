import { ajvOfBodies, ajvOfParameters } from './ajv.ts';
import { check, type Check } from './check.ts';
import type { JsonSchema } from './operations.ts';

const bodies = ajvOfBodies();
const parameters = ajvOfParameters();

/** A check of parsed JSON. `root` names the value in the message, e.g. "body". */
export const compileBody = (root: string, schema: JsonSchema): Check => check(root, bodies.compile(schema));

/** A check of parameters; it converts them to the described types and fills in defaults, in place. */
export const compileParameters = (root: string, schema: JsonSchema): Check =>
  check(root, parameters.compile(schema));
