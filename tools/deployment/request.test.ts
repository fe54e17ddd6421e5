import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createRequester } from './request.ts';

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.close();
  server.closeAllConnections();
});

const listen = async (response: RequestListener) => {
  server.on('request', response).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

test('createRequester: decodes a compressed body, and returns a redirect without following it', async () => {
  const requested: string[] = [];
  const address = await listen(({ method, url }, response) => {
    requested.push(`${method} ${url}`);
    response.writeHead(302, { location: '/x', 'content-encoding': 'gzip' }).end(gzipSync('text'));
  });
  const { status, headers, body } = await createRequester()(address);
  expect([status, headers.get('content-encoding'), body.toString()]).toEqual([302, 'gzip', 'text']);
  expect(requested).toEqual(['GET /']);
});

test('createRequester: aborts a body that stalls', async () => {
  const address = await listen((_request, response) => void response.writeHead(200).write('half'));
  await expect(createRequester({ responseMs: 200, totalMs: 9000 })(address)).rejects.toThrow('within 0.2 s');
});

test('all requests together end after the total time limit', async () => {
  const sendRequest = createRequester({ responseMs: 9000, totalMs: 200 });
  await expect(sendRequest(await listen(() => {}))).rejects.toThrow('the 0.2 s for all are over');
});
