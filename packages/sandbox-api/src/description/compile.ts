import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createBodyAjv, createParameterAjv } from './ajv.ts';
import { createCheck, type Check } from './check.ts';
import type { JsonSchema } from './operations.ts';

const bodies = createBodyAjv();
const parameters = createParameterAjv();

export const compileValidator = (schema: JsonSchema): ValidateFunction => bodies.compile(schema);

/** A check of parsed JSON. `root` names the value in the message, e.g. "body". */
export const compileBody = (root: string, schema: JsonSchema): Check =>
  createCheck(root, compileValidator(schema));

/** A check of parameters; it converts them to the described types and fills in defaults, in place. */
export const compileParameters = (root: string, schema: JsonSchema): Check =>
  createCheck(root, parameters.compile(schema));
