import { Hono } from 'hono';
import { cors } from 'hono/cors';

type Fetch = (request: Request) => Promise<Response>;

/** How long a browser may cache a preflight's response, in seconds. */
const PREFLIGHT_MAX_AGE_S = 600;

const isPreflight = (request: Request) => request.headers.has('access-control-request-method');

/**
 * CORS: the API for web apps of these other origins, as the description defines under "Another origin". The API's own
 * responses do not change, not even to `OPTIONS` requests that are no preflight.
 */
export function withCors(handle: Fetch, allowedOrigins: readonly string[]): Fetch {
  if (allowedOrigins.length === 0) return handle;
  const corsMiddleware = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_MAX_AGE_S,
  });
  const app = new Hono();
  app.use((c, next) =>
    c.req.method === 'OPTIONS' && !isPreflight(c.req.raw) ? next() : corsMiddleware(c, next),
  );
  app.all('*', (c) => handle(c.req.raw));
  // A broken connection is handled by the listener.
  app.onError((error) => {
    throw error;
  });
  return async (request) => app.fetch(request);
}
