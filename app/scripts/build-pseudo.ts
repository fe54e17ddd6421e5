/** Builds the app with a pseudo-language: every text long, accented and in brackets: for `pnpm lab pseudo`. */
import { join } from 'node:path';
import { createBuilder } from 'vite';

/** A draft, so that production offers nothing of it; and one whose dates are not in Latin letters. */
process.env['JANANI_PSEUDO'] = 'ta';

const builder = await createBuilder({
  root: join(import.meta.dirname, '..'),
  mode: 'sandbox',
  logLevel: 'warn',
  build: { outDir: 'dist/sandbox-pseudo' },
});
await builder.buildApp();
