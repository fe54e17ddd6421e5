import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
};

/** Parses the OpenAPI description without resolving its references, as the comparator requires. */
export const readOpenApiDocument = () =>
  parse(readFileSync(new URL('../../openapi/janani-api.yaml', import.meta.url), 'utf8')) as OpenApiDocument;
