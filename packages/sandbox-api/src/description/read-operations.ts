import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseOperations, type Operation } from './operations.ts';

// Not `new URL(…, import.meta.url)`, which Vite rewrites into a web URL when a test runs under jsdom.
const file = resolve(import.meta.dirname, '../../../../openapi/janani-api.yaml');

/** The operations of openapi/janani-api.yaml, in its order. */
export const readOperations = (text = readFileSync(file, 'utf8')): Operation[] => parseOperations(text);
