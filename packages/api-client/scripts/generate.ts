/**
 * Generates from the API description what openapi-typescript does not: the named examples and, per operation, whether
 * the bearer token is sent.
 *
 * `node scripts/generate.ts` writes; `--check` compares and fails when a file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Example = { value: unknown };
type Referenceable = { $ref?: string; examples?: Record<string, Example>; name?: string; content?: Content };
type Content = { 'application/json'?: { examples?: Record<string, Example> } };
type Operation = {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: Referenceable[];
  requestBody?: Referenceable;
  responses: Record<string, Referenceable>;
};
type Description = { paths: Record<string, Record<string, Operation>>; components: Record<string, unknown> };

const descriptionFile = new URL('../../../openapi/janani-api.yaml', import.meta.url);
const description = parse(readFileSync(descriptionFile, 'utf8')) as Description;

const resolveReference = (node: Referenceable): Referenceable =>
  node.$ref
    ? (node.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (parent, key) => (parent as Record<string, unknown>)[key],
          description,
        ) as Referenceable)
    : node;

const getExampleValues = (examples: Record<string, Example> = {}) =>
  Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));

const getBodyExamples = (node: Referenceable | undefined) =>
  getExampleValues(node && resolveReference(node).content?.['application/json']?.examples);

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const getExamples = ({ operation }: (typeof operations)[number]) => {
  const parameters = (operation.parameters ?? []).map(resolveReference);
  return {
    parameters: Object.fromEntries(
      parameters.map(({ name, examples }) => [name, getExampleValues(examples)]),
    ),
    request: getBodyExamples(operation.requestBody),
    responses: Object.fromEntries(
      Object.entries(operation.responses)
        .map(([status, response]) => [status, getBodyExamples(response)] as const)
        .filter(([, examples]) => Object.keys(examples).length > 0),
    ),
  };
};

/** Decision T-15, as the description writes it: `[]` none, `[{}, bearer]` optional, `[bearer]` required. */
const getBearerRule = ({ operation: { security } }: (typeof operations)[number]) => {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
};

const header = '// Generated from openapi/janani-api.yaml by scripts/generate.ts. Do not edit.\n';
const stringifyById = (pick: (entry: (typeof operations)[number]) => unknown) =>
  JSON.stringify(
    Object.fromEntries(operations.map((entry) => [entry.operation.operationId, pick(entry)])),
    null,
    2,
  );

const files = {
  'examples.ts': `${header}\n/** The named examples of the description, per operation. */\nexport const examples = ${stringifyById(getExamples)} as const;\n`,
  'operations.ts': `${header}\n/** Method, path and bearer rule of every operation. */\nexport const operations = ${stringifyById((entry) => ({ method: entry.method, path: entry.path, bearer: getBearerRule(entry) }))} as const;\n`,
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../src/generated/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `${name} is older than openapi/janani-api.yaml, so the client would disagree with the description. Run "pnpm generate".`,
    );
    process.exitCode = 1;
  }
}
