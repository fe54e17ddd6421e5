import { type ClientOptions, createClient } from '../src/index.ts';

/** Creates a client whose fetch returns the responses of `response`, and records its requests. */
export const createStubClient = (
  response: (request: Request, count: number) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) => {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://backend.example/api',
    getIdToken: () => Promise.resolve('id-token'),
    fetch: (request) => {
      requests.push(request.clone());
      return Promise.resolve(response(request, requests.length));
    },
    ...options,
  });
  return { client, requests };
};

export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
export const html = (status: number) =>
  new Response('<html><body>Bad gateway</body></html>', { status, headers: { 'Content-Type': 'text/html' } });
