/** The size of every component with an equivalent peer: min+gzip without React. */
import { measureBundle } from './bytes.ts';
import { type SizeRow, sizePeers } from './size-peers.ts';

export type MeasuredSize = { title: string; bytes: number };
export type SizeResult = Pick<SizeRow, 'name' | 'reason'> & { ours: number; peers: MeasuredSize[] };

const measureCode = async (code: string): Promise<number> => {
  const { script, later } = await measureBundle(code, import.meta.dirname);
  return script + later;
};

/** Lazy chunks count as well, so that lazy loading does not make a component appear smaller. */
export const measureComponentSizes = async (): Promise<SizeResult[]> => {
  const results: SizeResult[] = [];
  for (const { name, entry, reason, peers } of sizePeers) {
    const measured: MeasuredSize[] = [];
    for (const { title, code } of peers) measured.push({ title, bytes: await measureCode(code) });
    results.push({
      name,
      ...(reason === undefined ? {} : { reason }),
      ours: await measureCode(`export { ${name} } from '@janani/ui/${entry}';`),
      peers: measured.toSorted((one, other) => one.bytes - other.bytes),
    });
  }
  return results;
};
