import { validators as bodies } from 'virtual:sandbox/bodies';
import { validators as parameters } from 'virtual:sandbox/parameters';
import { createCheck, type Check } from '../src/description/check.ts';
import type { JsonSchema } from '../src/description/operations.ts';
import { createSandboxError } from '../src/sandbox-error.ts';

const createCheckFinder = (all: typeof bodies) => {
  const validatorsBySchema = new Map(all);
  return (root: string, schema: JsonSchema): Check => {
    const validate = validatorsBySchema.get(JSON.stringify(schema));
    if (!validate)
      throw createSandboxError({
        problem: `A schema of "${root}" was not compiled with this page`,
        consequence: 'nothing can be checked against it',
        fix: 'add it to packages/sandbox-api/in-page/validators.ts',
      });
    return createCheck(root, validate);
  };
};

/** Replaces `compileBody` of `src/description/compile.ts`. */
export const compileBody = createCheckFinder(bodies);
/** Replaces `compileParameters` of `src/description/compile.ts`. */
export const compileParameters = createCheckFinder(parameters);
