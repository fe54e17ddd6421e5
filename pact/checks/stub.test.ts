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

test('the stub sends the real client the examples of the contract', async () => {
  const client = createClient({ baseUrl, getIdToken: () => Promise.resolve('any-token') });
  const { items } = await client.listSessions({ page: 1, limit: 12 });
  expect(items).toHaveLength(3);
  await expect(client.enrollInSession('no-such-session')).rejects.toMatchObject({
    status: 404,
    serverMessage: examples.enrollInSession.responses['404'].unknownSession.message,
  });
});

test('the header X-Provider-State selects the example of that state', async () => {
  const fetchWith = (state: string) => (request: Request) => {
    request.headers.set('X-Provider-State', state);
    return fetch(request);
  };
  const checkPhone = (state: string) =>
    createClient({ baseUrl, getIdToken: () => Promise.resolve(null), fetch: fetchWith(state) }).checkPhone(
      '9876543210',
    );
  await expect(checkPhone('a user has signed up')).resolves.toEqual({ exists: true });
  await expect(checkPhone('another user exists')).resolves.toEqual({ exists: false });
});

test('`Bearer expired` is rejected, and so is a request without a bearer', async () => {
  const listSessions = (authorization?: string) =>
    fetch(`${baseUrl}/user/sessions?limit=10&upcoming=true`, {
      headers: authorization ? { authorization } : {},
    });
  expect((await listSessions('Bearer expired')).status).toBe(401);
  expect((await listSessions('Bearer any')).status).toBe(200);
  expect((await listSessions()).status).toBe(404);
});

test.each(['//', '/nowhere', '/hospitals?search=a&search=b', '/%'])(
  'the stub responds to %s with 404, because it has no example',
  async (path) => {
    const response = await fetch(baseUrl + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('no example') as string });
  },
);

test('the stub allows requests of a page on another port', async () => {
  const response = await fetch(`${baseUrl}/hospitals?search=zzzz`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});
