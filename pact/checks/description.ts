import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Description = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
};

/** The parsed description with its references unresolved, for the comparator. */
export const readDescription = () =>
  parse(readFileSync(new URL('../../openapi/janani-api.yaml', import.meta.url), 'utf8')) as Description;
