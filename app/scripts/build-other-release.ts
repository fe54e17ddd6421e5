/**
 * Builds another release, for the tests of updates and rollbacks: these sources, with an additional line in every
 * script.
 */
import { join } from 'node:path';
import { createBuilder } from 'vite';

const builder = await createBuilder({
  root: join(import.meta.dirname, '..'),
  mode: 'sandbox',
  logLevel: 'warn',
  build: {
    outDir: 'dist/sandbox-other',
    rolldownOptions: { output: { banner: '/*! another release */' } },
  },
});
await builder.buildApp();
