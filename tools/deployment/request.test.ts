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

const listen = async (answer: RequestListener) => {
  server.on('request', answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

test('what is compressed is read, and a redirect is told and not followed', async () => {
  const asked: string[] = [];
  const address = await listen(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(302, { location: '/x', 'content-encoding': 'gzip' }).end(gzipSync('text'));
  });
  const { status, headers, body } = await createRequester()(address);
  expect([status, headers.get('content-encoding'), body.toString()]).toEqual([302, 'gzip', 'text']);
  expect(asked).toEqual(['GET /']);
});

test('a body that begins and never goes on is left after a while', async () => {
  const address = await listen((_request, response) => void response.writeHead(200).write('half'));
  await expect(createRequester({ answerMs: 200, totalMs: 9000 })(address)).rejects.toThrow('within 0.2 s');
});

test('all together end when their time is over', async () => {
  const ask = createRequester({ answerMs: 9000, totalMs: 200 });
  await expect(ask(await listen(() => {}))).rejects.toThrow('the 0.2 s for all are over');
});
