/** Builds the published package. In the repository every import resolves to the sources. */
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', examples: 'src/generated/examples.ts' },
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  silent: true,
});
