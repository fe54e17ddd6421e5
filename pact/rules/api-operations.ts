/** The API description with resolved references, reduced to the rules of requests and responses. */
import { readFileSync } from 'node:fs';
import type { OperationId } from '@janani/api-client';
import { parse } from 'yaml';

export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  required?: string[];
  additionalProperties?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
};
type Parameter = { name: string; in: 'path' | 'query'; schema: Schema };
type Content = { content?: { 'application/json': { schema: Schema } }; headers?: Record<string, unknown> };

export type Operation = {
  id: OperationId;
  method: 'GET' | 'POST';
  path: string;
  bearer: 'none' | 'optional' | 'required';
  parameters: Parameter[];
  body: Schema | undefined;
  /** By status. */
  responses: Record<string, Schema>;
};

type OpenApiOperation = {
  operationId: OperationId;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

const file = new URL('../../openapi/janani-api.yaml', import.meta.url);

/** All references of the description are local and acyclic. */
const dereference = (node: unknown, root: unknown): unknown => {
  if (Array.isArray(node)) return node.map((item) => dereference(item, root));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, dereference(value, root)]));
  const target = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], root);
  return dereference(target, root);
};

const getBearerRule = (security: OpenApiOperation['security']): Operation['bearer'] => {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
};

const getSchema = (message: Content | undefined) => message?.content?.['application/json'].schema;

export const readApiOperations = (createText = readFileSync(file, 'utf8')): Operation[] => {
  const document = parse(createText) as { paths: Record<string, unknown> };
  const paths = dereference(document.paths, document) as Record<string, Record<string, OpenApiOperation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, security, parameters, requestBody, responses }]) => ({
        id: operationId,
        method: method.toUpperCase() as Operation['method'],
        path,
        bearer: getBearerRule(security),
        parameters: parameters ?? [],
        body: getSchema(requestBody),
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [status, getSchema(response) ?? {}]),
        ),
      }),
    ),
  );
};

const patterns = readApiOperations().map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
}));

/** The operation of a request; undefined if the description has none. */
export const getOperationId = (method: string, path: string): OperationId | undefined =>
  patterns.find((operation) => operation.method === method && operation.pattern.test(path))?.id;
