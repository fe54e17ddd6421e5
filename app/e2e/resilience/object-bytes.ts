import type { CDPSession } from '@playwright/test';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/**
 * Not objects of the page. Compiled code goes on growing while the browser finds out what is used often
 * (https://v8.dev/blog/sparkplug), and what is native holds the requests that developer tools keep; elements and
 * listeners are counted by themselves.
 */
const NOT_COUNTED = new Set(['code', 'native', 'synthetic']);

/** What the objects of a page weigh in bytes, as its heap snapshot says. */
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
