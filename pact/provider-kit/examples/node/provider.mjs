/** A small backend that honours the contract, in Node without packages: `PORT=8080 node provider.mjs`. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { calls, createError } from './calls.mjs';
import { db, getPhone } from './data.mjs';
import { changeState } from './states.mjs';

const BASE = '/api';
const STATES = '/_pact/states';

const getResponse = async (request) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const body = request.headers['content-type']?.startsWith('application/json') ? await json(request) : {};
  if (pathname === STATES) return changeState(body);

  const url = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : '';
  const call = calls.find(([method, pattern]) => method === request.method && pattern.test(url));
  if (!call) return createError(404, 'There is nothing at this address.');
  const [, pattern, bearer, handle] = call;

  const { authorization } = request.headers;
  const user = db.users.get(getPhone(authorization?.replace('Bearer ', '')));
  const isUnauthorized = bearer === 'required' ? !user : bearer === 'optional' && authorization && !user;
  if (isUnauthorized) return createError(401, 'Please sign in again.');

  const path = pattern.exec(url).slice(1).map(decodeURIComponent);
  return handle({ body, user, path, query: Object.fromEntries(searchParams) });
};

const respond = async (request, response) => {
  const [status, body, headers] = await getResponse(request).catch((error) =>
    createError(500, error.message),
  );
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
};

const server = createServer((request, response) => void respond(request, response));

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () =>
  console.log(`Listening on http://127.0.0.1:${server.address().port}`),
);
