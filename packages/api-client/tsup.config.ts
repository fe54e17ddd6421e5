/** Builds what the registry gets. In the repository everything imports the sources. */
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', examples: 'src/generated/examples.ts' },
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  silent: true,
});
