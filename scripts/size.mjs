/** `pnpm size`: what a browser receives for each component and each route, held against its budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildEntry } from '../packages/ui/scripts/build-entries.ts';
import { root, seconds } from './setup.mjs';
import { measureRoutes } from './size-routes.mjs';

const started = Date.now();
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** The chunks that come with one of these, and with what they import. */
const withImports = (output, files, seen = new Set()) => {
  for (const file of files) {
    const chunk = output.find(({ fileName, type }) => fileName === file && type === 'chunk');
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    withImports(output, chunk.imports, seen);
  }
  return seen;
};

const bytesOf = (chunks) => [...chunks].reduce((bytes, { code }) => bytes + gzipped(code), 0);
const fileOfEntry = (output) => output.find(({ isEntry }) => isEntry).fileName;

/** A component as an app imports it: at once, and everything that it may fetch later. */
const measureComponent = async ({ name, entry, kB, lazy, includesLazy }) => {
  const output = await buildEntry(`export { ${name} } from '@janani/ui/${entry}';`);
  const chunks = output.filter(({ type }) => type === 'chunk');
  if (includesLazy) return [{ what: name, bytes: bytesOf(chunks), kB }];
  const first = withImports(output, [fileOfEntry(output)]);
  const later = chunks.filter((chunk) => !first.has(chunk));
  const rows = [{ what: name, bytes: bytesOf(first), kB }];
  if (lazy) rows.push({ what: `${name}, later`, bytes: bytesOf(later), kB: lazy });
  return rows;
};

const measureStyles = async (css) => {
  const entries = Object.entries(readJson('packages/ui/package.json').exports)
    .filter(([, target]) => target.endsWith('/index.ts'))
    .map(([path], index) => `export * as entry${index} from '@janani/ui/${path.slice(2)}';`);
  const output = await buildEntry([`import '@janani/ui/theme.css';`, ...entries].join('\n'), {
    oneStylesheet: true,
  });
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const bytes = styles.reduce((sum, { source }) => sum + gzipped(source), 0);
  return [{ what: 'all styles', bytes, kB: css }];
};

const budgets = readJson('packages/ui/budgets.json');
const rows = [];
for (const component of budgets.components) rows.push(...(await measureComponent(component)));
rows.push(...(await measureStyles(budgets.css)));
rows.push(...(await measureRoutes(readJson('scripts/route-budgets.json'))));

const over = rows.filter(({ bytes, kB }) => bytes > kB * 1000);
for (const { what, bytes, kB, goal } of rows) {
  const size = `${(bytes / 1000).toFixed(1).padStart(6)} kB of ${String(kB).padStart(3)}`;
  console.log(
    `${bytes > kB * 1000 ? '✗' : '✓'} ${what.padEnd(24)} ${size}${goal === undefined ? '' : `, goal ${goal}`}`,
  );
}
for (const { what, bytes, kB } of over)
  console.error(
    `${what} is ${(bytes / 1000 - kB).toFixed(1)} kB over its budget: a mother on a slow phone pays for it. Take something out or load it later; a budget is raised only with a reason.`,
  );
console.log(seconds(started));
process.exit(over.length > 0 ? 1 : 0);
