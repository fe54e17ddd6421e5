import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '@janani/api-client';
import type { Interaction } from './contract.ts';

/** The description as it is written, for the comparator. */
export const readDescription = () =>
  parse(readFileSync(new URL('../../openapi/janani-api.yaml', import.meta.url), 'utf8')) as Description;

export type Schema = { [keyword: string]: unknown };
export type Description = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Operation = { operationId: OperationId; responses: Record<string, unknown> };

/** The operations of the description, each with a test for the requests that it takes. */
export const readOperations = ({ paths } = readDescription()) =>
  Object.entries(paths).flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      takes: (request: Interaction['request']) =>
        request.method.toLowerCase() === method && pattern.test(request.path),
    }));
  });

/** The operation that an interaction belongs to. Throws where the description has none. */
export const operationOf = ({ description, request }: Interaction, operations = readOperations()) => {
  const operation = operations.find(({ takes }) => takes(request));
  if (operation) return operation;
  throw new Error(
    `"${description}" calls ${request.method} ${request.path}, which openapi/janani-api.yaml does not describe, so its response is undefined. Describe it, or correct the consumer test.`,
  );
};
