import { validators as bodies } from 'virtual:sandbox/bodies';
import { validators as parameters } from 'virtual:sandbox/parameters';
import { check, type Check } from '../src/description/check.ts';
import type { JsonSchema } from '../src/description/operations.ts';
import { sandboxError } from '../src/sandbox-error.ts';

const createFinder = (all: typeof bodies) => {
  const validatorsBySchema = new Map(all);
  return (root: string, schema: JsonSchema): Check => {
    const validate = validatorsBySchema.get(JSON.stringify(schema));
    if (!validate)
      throw sandboxError({
        happened: `A schema of "${root}" was not compiled with this page`,
        so: 'nothing can be checked against it',
        todo: 'add it to packages/sandbox-api/in-page/validators.ts',
      });
    return check(root, validate);
  };
};

/** A check of parsed JSON, as `src/description/compile.ts` makes it. */
export const compileBody = createFinder(bodies);
/** A check of named texts, as `src/description/compile.ts` makes it. */
export const compileParameters = createFinder(parameters);
