import { validators as bodies } from 'virtual:sandbox/bodies';
import { validators as parameters } from 'virtual:sandbox/parameters';
import { createCheck, type Check } from '../src/description/check.ts';
import type { JsonSchema } from '../src/description/operations.ts';
import { createSandboxError } from '../src/sandbox-error.ts';

const createFinder = (all: typeof bodies) => {
  const validatorsBySchema = new Map(all);
  return (schema: JsonSchema) => {
    const validate = validatorsBySchema.get(JSON.stringify(schema));
    if (!validate)
      throw createSandboxError({
        problem: 'A schema was not compiled with this page',
        consequence: 'nothing can be checked against it',
        fix: 'add it to packages/sandbox-api/in-page/validators.ts',
      });
    return validate;
  };
};

const findParameters = createFinder(parameters);

// They replace the functions of `src/description/compile.ts`.
export const compileValidator = createFinder(bodies);
export const compileBody = (root: string, schema: JsonSchema): Check =>
  createCheck(root, compileValidator(schema));
export const compileParameters = (root: string, schema: JsonSchema): Check =>
  createCheck(root, findParameters(schema));
