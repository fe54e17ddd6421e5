import type { CDPSession } from '@playwright/test';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/**
 * Nodes that are not objects of the page. Compiled code grows while the browser optimises
 * (https://v8.dev/blog/sparkplug), and native memory includes the requests that DevTools retains; elements and
 * listeners are counted separately.
 */
const NOT_COUNTED = new Set(['code', 'native', 'synthetic']);

/** The bytes of a page's objects, from its heap snapshot. */
export const objectBytes = async (browser: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  browser.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  browser.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_COUNTED.has(types[0][nodes[node + typeAt]!]!)) bytes += nodes[node + sizeAt]!;
  return bytes;
};
