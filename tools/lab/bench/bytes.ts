/** The download for a candidate without React: min+gzip, as `pnpm size` counts it. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildEntry, type Output } from '../../../packages/ui/scripts/build-entries.ts';
import type { Bytes, BytesRecord } from './record.ts';
import type { Benchmark } from './benchmark.ts';

const getGzipSize = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

type Chunk = Extract<Output, { type: 'chunk' }>;

/** The initial chunks: the entry and its imports. */
const collectInitialChunks = (
  chunks: readonly Chunk[],
  chunk: Chunk,
  seen = new Set<Chunk>(),
): Set<Chunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === file);
    if (imported) collectInitialChunks(chunks, imported, seen);
  }
  return seen;
};

/** Measures a bundle. Fonts and images are not counted, because they depend on the brand's theme. */
export const measureBundle = async (code: string, folder?: string): Promise<Bytes> => {
  const output = await buildEntry(code, folder === undefined ? {} : { folder });
  const chunks = output.filter((one) => one.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = entry ? collectInitialChunks(chunks, entry) : new Set<Chunk>();
  const sumSizes = (summed: readonly Chunk[]) =>
    summed.reduce((bytes, { code }) => bytes + getGzipSize(code), 0);
  return {
    script: sumSizes([...first]),
    later: sumSizes(chunks.filter((chunk) => !first.has(chunk))),
    styles: output.reduce(
      (bytes, one) =>
        one.type === 'asset' && one.fileName.endsWith('.css') ? bytes + getGzipSize(one.source) : bytes,
      0,
    ),
  };
};

const measureCandidate = (file: string) => measureBundle(`export { default } from ${JSON.stringify(file)};`);

/** The sizes of all candidates of the benchmarks, once for each folder. */
export const measureBundleSizes = async (benchmarks: readonly Benchmark[]): Promise<BytesRecord[]> => {
  const records: BytesRecord[] = [];
  const byFolder = new Map(benchmarks.map(({ folder, candidates }) => [folder, candidates]));
  for (const [folder, candidates] of byFolder) {
    const measured: BytesRecord['candidates'][number][] = [];
    for (const { file, title, isBaseline } of candidates)
      measured.push({
        title,
        ...(isBaseline && { isBaseline }),
        ...(await measureCandidate(join(import.meta.dirname, 'candidates', folder, file))),
      });
    records.push({ folder, candidates: measured });
  }
  return records;
};
