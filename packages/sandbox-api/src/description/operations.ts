import { parse } from 'yaml';
import type { OperationId } from '../handler.ts';
import { inlineReferences } from './inline-references.ts';

export type JsonSchema = Record<string, unknown>;
export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema };
type Content = { content?: { 'application/json': { schema: JsonSchema } } };

/** One operation of the API description, with the fields that the sandbox uses. */
export type Operation = {
  id: OperationId;
  /** In capitals. */
  method: string;
  /** Relative to `/api`, with `{name}` for a path parameter. */
  path: string;
  /** Decision T-15: `[]` is none, `[{}, bearer]` optional, `[bearer]` required. */
  bearer: 'none' | 'optional' | 'required';
  parameters: readonly Parameter[];
  /** Undefined if the operation has no body. */
  body: JsonSchema | undefined;
  /** Schema by status. */
  responses: ReadonlyMap<number, JsonSchema>;
};

type OpenApiOperation = {
  operationId: OperationId;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Description = { paths: Record<string, Record<string, OpenApiOperation>> };

const getBearerRule = (security: OpenApiOperation['security']): Operation['bearer'] => {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
};

const getSchema = (content: Content | undefined) => content?.content?.['application/json'].schema;

/** The operations of a description, in its order. */
export function parseOperations(text: string): Operation[] {
  const { paths } = inlineReferences(parse(text) as Description);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      path,
      bearer: getBearerRule(described.security),
      parameters: described.parameters ?? [],
      body: getSchema(described.requestBody),
      responses: new Map(
        Object.entries(described.responses).map(([status, response]) => [
          Number(status),
          getSchema(response) ?? {},
        ]),
      ),
    })),
  );
}
