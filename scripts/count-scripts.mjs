/** Whether the build of the app has no more scripts than `route-budgets.json` allows; without writing it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { root } from './setup.mjs';

const { scripts: most } = JSON.parse(readFileSync(new URL('route-budgets.json', import.meta.url), 'utf8'));
const builder = await createBuilder({
  root: join(root, 'app'),
  mode: 'example',
  logLevel: 'error',
  build: { write: false, minify: false },
});
const { output } = await builder.build(builder.environments.client);
const chunks = output.filter(({ type }) => type === 'chunk');
console.log(`${chunks.length} scripts of at most ${most}`);
if (chunks.length > most) {
  const smallest = chunks.toSorted((one, other) => one.code.length - other.code.length).slice(0, 5);
  console.error(
    `A phone asks for each script by itself, and there are more than ${most}. Put what is small into a chunk of app/chunks.ts. The smallest: ${smallest.map(({ fileName }) => fileName).join(', ')}.`,
  );
  process.exit(1);
}
