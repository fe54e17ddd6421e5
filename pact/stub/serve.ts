/**
 * `pnpm pact stub`: serves the contract's examples. Pact's stub server listens on every interface without an
 * option to change that (pact-stub-server 0.7.1), and keeps running when its wrapper is stopped.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCommittedContract } from '../contract-files.ts';
import { type Interaction, findResponse } from './stub-response.ts';

const HOST = '127.0.0.1';
/** Pages on other ports may call it, because it serves examples and no user data. */
const CORS_HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const METHODS = { 'Access-Control-Allow-Methods': 'GET, POST' };

const getBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    return undefined;
  }
};

const createMessage = (description: string) =>
  `The contract has no example for ${description}, so there is no response. Compare with pact/contracts, and with the state in X-Provider-State.`;

const respond = async (interactions: Interaction[], request: IncomingMessage) => {
  const { method = 'GET', headers, url = '/' } = request;
  if (method === 'OPTIONS') return { status: 204, headers: METHODS };
  const target = `http://${HOST}${url}`;
  if (!URL.canParse(target)) return { status: 400, headers: {} };
  const { pathname: path, searchParams: query } = new URL(target);
  const state = headers['x-provider-state'];
  const example = findResponse(interactions, {
    method,
    path,
    query,
    authorization: headers.authorization,
    body: await getBody(request),
    state: Array.isArray(state) ? state[0] : state,
  });
  const content = example?.body?.content ?? { success: false, message: createMessage(`${method} ${path}`) };
  return {
    status: example?.status ?? 404,
    headers: { 'Content-Type': 'application/json', ...example?.headers },
    body: JSON.stringify(content),
  };
};

export const serveStub = async (port: number) => {
  const { interactions } = JSON.parse(readFileSync(getCommittedContract('required'), 'utf8')) as {
    interactions: Interaction[];
  };
  const server = createServer((request, response) => {
    void respond(interactions, request).then(({ status, headers, body }) =>
      response.writeHead(status, { ...headers, ...CORS_HEADERS }).end(body),
    );
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
