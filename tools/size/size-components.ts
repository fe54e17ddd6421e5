/** Measures what a browser downloads for each component in an app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Output, buildEntry } from '../../packages/ui/scripts/build-entries.ts';
import { root } from '../setup.mjs';

/** A measured size and its budget. */
export type SizeRow = { label: string; bytes: number; kB: number };
type Budget = { name: string; entry: string; kB: number; lazy?: number; includesLazy?: boolean };
type Chunk = Extract<Output, { type: 'chunk' }>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const getGzipSize = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** These chunks and their static imports. */
const collectImports = (chunks: Chunk[], files: string[], seen = new Set<Chunk>()) => {
  for (const chunk of chunks)
    if (files.includes(chunk.fileName) && !seen.has(chunk))
      collectImports(chunks, chunk.imports, seen.add(chunk));
  return seen;
};

const sumBytes = (chunks: Iterable<Chunk>) =>
  [...chunks].reduce((bytes, { code }) => bytes + getGzipSize(code), 0);

/** Measures a component: its initial code, and the code that it may load later. */
const measureComponent = async (
  { name, entry, kB, lazy, includesLazy }: Budget,
  folder?: string,
): Promise<SizeRow[]> => {
  const output = await buildEntry(`export { ${name} } from '@janani/ui/${entry}';`, folder ? { folder } : {});
  const chunks = output.filter((file): file is Chunk => file.type === 'chunk');
  if (includesLazy) return [{ label: name, bytes: sumBytes(chunks), kB }];
  const first = collectImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const later = chunks.filter((chunk) => !first.has(chunk));
  const rows = [{ label: name, bytes: sumBytes(first), kB }];
  if (lazy) rows.push({ label: `${name}, later`, bytes: sumBytes(later), kB: lazy });
  return rows;
};

/** The styles of all components, in one file. */
const measureStyles = async (kB: number): Promise<SizeRow> => {
  const { exports } = readJson('packages/ui/package.json') as { exports: Record<string, string> };
  const entries = Object.entries(exports)
    .filter(([, target]) => target.endsWith('/index.ts'))
    .map(([path], index) => `export * as entry${index} from '@janani/ui/${path.slice(2)}';`);
  const code = [`import '@janani/ui/styles.css';`, ...entries].join('\n');
  const output = await buildEntry(code, { oneStylesheet: true });
  const styles = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [getGzipSize(one.source)] : [],
  );
  return { label: 'all styles', bytes: styles.reduce((sum, bytes) => sum + bytes, 0), kB };
};

const budgets = readJson('packages/ui/budgets.json') as { components: Budget[]; css: number };

/** Measures every component with a budget; `folder` is the package to import, by default the sources. */
export const measureComponents = async (folder?: string): Promise<SizeRow[]> => {
  const rows: SizeRow[] = [];
  for (const component of budgets.components) rows.push(...(await measureComponent(component, folder)));
  return rows;
};

export const measureAllStyles = () => measureStyles(budgets.css);
