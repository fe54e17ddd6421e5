import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { deployInsights } from './dashboards.ts';

test('deployInsights: creates missing insights once, and reports and restores one that was changed by hand', async () => {
  const stored: Record<string, unknown>[] = [{ id: 1, name: 'Errors by release', query: 'changed by hand' }];
  const server = createServer((request, response) => {
    const page = () => ({ results: stored.map((insight) => ({ ...insight, saved: true })), next: null });
    const write = async () => {
      const body = (await json(request)) as Record<string, unknown>;
      const id = Number(/insights\/(\d+)\/$/.exec(request.url ?? '')?.[1] ?? stored.length + 1);
      stored[id - 1] = { ...body, id };
      return stored[id - 1];
    };
    void Promise.resolve(request.method === 'GET' ? page() : write()).then((body) =>
      response
        .writeHead(request.headers.authorization === 'Bearer phx_test' ? 200 : 401)
        .end(JSON.stringify(body)),
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const project = { host, project: '7', key: 'phx_test' };

  expect(await deployInsights(project, { isCheck: true })).toHaveLength(4);
  expect(stored).toHaveLength(1);
  expect(await deployInsights(project)).toHaveLength(4);
  expect(await deployInsights(project, { isCheck: true })).toEqual([]);
  stored[2] = { ...stored[2], description: '' };
  expect(await deployInsights(project, { isCheck: true })).toEqual(['Sign-up by step']);
  await expect(deployInsights({ ...project, key: 'other' })).rejects.toThrow('refused with 401');
});
