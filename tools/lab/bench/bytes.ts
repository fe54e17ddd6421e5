/** The download for a contestant without React: min+gzip, as `pnpm size` counts it. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildEntry, type Output } from '../../../packages/ui/scripts/build-entries.ts';
import type { Bytes, BytesRecord } from './record.ts';
import type { Subject } from './subject.ts';

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

type Chunk = Extract<Output, { type: 'chunk' }>;

/** The initial chunks: the entry and its imports. */
const atOnce = (chunks: readonly Chunk[], chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === file);
    if (imported) atOnce(chunks, imported, seen);
  }
  return seen;
};

/** Fonts and pictures belong to a brand and are not counted. */
export const bundleSizeOf = async (code: string, folder?: string): Promise<Bytes> => {
  const output = await buildEntry(code, folder === undefined ? {} : { folder });
  const chunks = output.filter((part) => part.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = entry ? atOnce(chunks, entry) : new Set<Chunk>();
  const sum = (parts: readonly Chunk[]) => parts.reduce((bytes, { code }) => bytes + gzipped(code), 0);
  return {
    script: sum([...first]),
    later: sum(chunks.filter((chunk) => !first.has(chunk))),
    styles: output.reduce(
      (bytes, part) =>
        part.type === 'asset' && part.fileName.endsWith('.css') ? bytes + gzipped(part.source) : bytes,
      0,
    ),
  };
};

const bytesOf = (file: string) => bundleSizeOf(`export { default } from ${JSON.stringify(file)};`);

/** The sizes of all contestants of the subjects, once for each folder. */
export const weigh = async (subjects: readonly Subject[]): Promise<BytesRecord[]> => {
  const records: BytesRecord[] = [];
  const byFolder = new Map(subjects.map(({ folder, contestants }) => [folder, contestants]));
  for (const [folder, contestants] of byFolder) {
    const weighed: BytesRecord['contestants'][number][] = [];
    for (const { file, title, isFloor } of contestants)
      weighed.push({
        title,
        ...(isFloor && { isFloor }),
        ...(await bytesOf(join(import.meta.dirname, 'contestants', folder, file))),
      });
    records.push({ folder, contestants: weighed });
  }
  return records;
};
