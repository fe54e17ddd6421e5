/** What a browser receives for each component, as an app imports it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildEntry } from '../../packages/ui/scripts/build-entries.ts';
import { root } from '../setup.mjs';

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

/** A component: what it brings at once, and everything that it may fetch later. */
const measureComponent = async ({ name, entry, kB, lazy, includesLazy }, folder) => {
  const output = await buildEntry(`export { ${name} } from '@janani/ui/${entry}';`, { folder });
  const chunks = output.filter(({ type }) => type === 'chunk');
  if (includesLazy) return [{ what: name, bytes: bytesOf(chunks), kB }];
  const first = withImports(output, [fileOfEntry(output)]);
  const later = chunks.filter((chunk) => !first.has(chunk));
  const rows = [{ what: name, bytes: bytesOf(first), kB }];
  if (lazy) rows.push({ what: `${name}, later`, bytes: bytesOf(later), kB: lazy });
  return rows;
};

/** In the workspace a component brings its own styles; in the package they are all in the one sheet. */
const measureStyles = async (kB, folder) => {
  const entries = Object.entries(readJson('packages/ui/package.json').exports)
    .filter(([, target]) => target.endsWith('/index.ts'))
    .map(([path], index) => `export * as entry${index} from '@janani/ui/${path.slice(2)}';`);
  const output = await buildEntry([`import '@janani/ui/styles.css';`, ...entries].join('\n'), {
    folder,
    oneStylesheet: true,
  });
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const bytes = styles.reduce((sum, { source }) => sum + gzipped(source), 0);
  return [{ what: 'all styles', bytes, kB }];
};

/**
 * Every component with a budget, and the styles.
 *
 * @param {string} [folder] from where `@janani/ui` is imported; the sources where nothing is said
 */
export const measureComponents = async (folder) => {
  const budgets = readJson('packages/ui/budgets.json');
  const rows = [];
  for (const component of budgets.components) rows.push(...(await measureComponent(component, folder)));
  rows.push(...(await measureStyles(budgets.css, folder)));
  return rows;
};
