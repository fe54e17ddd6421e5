import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { faultRuleSchema, latencySchema, stateChangeSchema } from '../src/control/schemas.ts';
import { createBodyAjv, createParameterAjv } from '../src/description/ajv.ts';
import type { JsonSchema } from '../src/description/operations.ts';
import { readOperations } from '../src/description/read-operations.ts';
import { getSchemas } from '../src/description/schemas.ts';

// ajv's module is CommonJS: in Node the function is the module, and in a bundler its default export.
const standalone =
  'default' in standaloneModule ? (standaloneModule.default as typeof standaloneModule) : standaloneModule;

/** A virtual module has no path to resolve imports from. */
const { resolve } = createRequire(import.meta.url);

/** The code that ajv generates uses `require`, even in ES modules. */
const REQUIRE = /require\(("[^"]+")\)/g;

const quoteResolvedPath = (quoted: string) => JSON.stringify(resolve(JSON.parse(quoted) as string));

/**
 * The code of a module that exports pairs of a schema’s JSON and its validator. Validators are compiled ahead of time,
 * because a page’s Content-Security-Policy forbids `eval`: https://ajv.js.org/standalone.html
 */
const createModuleCode = (ajv: Ajv2020, schemas: readonly JsonSchema[]): string => {
  const texts = [...new Set(schemas.map((schema) => JSON.stringify(schema)))];
  texts.forEach((text, index) => ajv.addSchema(JSON.parse(text) as JsonSchema, `s${index}`));
  const code = standalone(ajv, Object.fromEntries(texts.map((_, index) => [`v${index}`, `s${index}`])));
  const requiredModules = [...new Set([...code.matchAll(REQUIRE)].map(([, name]) => name!))];
  const imports = requiredModules.map((name, index) =>
    ['import * as', `needed${index}`, 'from', quoteResolvedPath(name)].join(' '),
  );
  const body = code.replaceAll(
    REQUIRE,
    (_all: string, name: string) => `commonJsExports(needed${requiredModules.indexOf(name)})`,
  );
  return `${imports.join(';\n')};
const commonJsExports = (module) => (module.default?.__esModule ? module.default : module);
${body}
export const validators = [${texts.map((text, index) => `[${JSON.stringify(text)}, v${index}]`).join(',\n')}];`;
};

const code = { code: { source: true, esm: true } };

/** The validators of all schemas of {@link readOperations} and of the control endpoints. */
export const createValidatorModules = (): { bodies: string; parameters: string } => {
  const all = readOperations().map(getSchemas);
  const bodies = all.flatMap(({ body, responses }) => [...(body ? [body] : []), ...responses.values()]);
  return {
    bodies: createModuleCode(createBodyAjv(code), [
      ...bodies,
      faultRuleSchema,
      latencySchema,
      stateChangeSchema,
    ]),
    parameters: createModuleCode(
      createParameterAjv(code),
      all.flatMap(({ path, query }) => [path, query]),
    ),
  };
};
