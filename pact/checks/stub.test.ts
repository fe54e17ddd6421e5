import { createClient } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStub } from '../stub/serve.ts';

let stub: Awaited<ReturnType<typeof serveStub>>;
let baseUrl: string;

beforeAll(async () => {
  stub = await serveStub(0);
  baseUrl = stub.url;
});
afterAll(() => stub.stop());

test('`pnpm pact stub` answers the real client with the examples of the contract', async () => {
  const client = createClient({ baseUrl, getIdToken: () => Promise.resolve('any-token') });
  await expect(client.checkPhone('9811122233')).resolves.toEqual({ exists: true });
  const { items } = await client.listSessions({ limit: 10, upcoming: true });
  expect(items).toHaveLength(2);
  await expect(client.enrollInSession('no-such-session')).rejects.toMatchObject({
    status: 404,
    serverMessage: examples.enrollInSession.answers['404'].unknownSession.message,
  });
});

test('a state in a header picks among the examples of one request', async () => {
  const fetchWith = (state: string) => (request: Request) => {
    request.headers.set('X-Provider-State', state);
    return fetch(request);
  };
  const search = (state: string) =>
    createClient({ baseUrl, getIdToken: () => Promise.resolve(null), fetch: fetchWith(state) }).listHospitals(
      {
        search: 'zzzz',
      },
    );
  await expect(search('no hospitals match')).resolves.toEqual([]);
});

test('`Bearer expired` is refused, and so is a call without any', async () => {
  const sessions = (authorization?: string) =>
    fetch(`${baseUrl}/user/sessions?limit=10&upcoming=true`, {
      headers: authorization ? { authorization } : {},
    });
  expect((await sessions('Bearer expired')).status).toBe(401);
  expect((await sessions('Bearer any')).status).toBe(200);
  expect((await sessions()).status).toBe(404);
});

test.each(['//', '/nowhere', '/hospitals?search=a&search=b', '/%'])('%s has no example', async (path) => {
  const answer = await fetch(baseUrl + path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('no example') as string });
});

test('a page of another port may ask', async () => {
  const answer = await fetch(`${baseUrl}/hospitals?search=zzzz`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});
