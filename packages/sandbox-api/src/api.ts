import { Hono } from 'hono';
import { identifyCaller } from './caller.ts';
import { guardedOperations, type GuardedOperation } from './description/guards.ts';
import type { Call, Context, Handler, Handlers, OperationId } from './handler.ts';
import { errorBody, HttpError } from './http-error.ts';
import { replaceImageUrls } from './session-images.ts';

/** ASVS 14.3.2: responses with personal data must not be cached. */
const HEADERS = { 'Cache-Control': 'no-store' };

const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...HEADERS, ...headers } });

async function handleCall(
  { operation, readRequest, findMismatch }: GuardedOperation,
  handlers: Handlers,
  context: Context,
  request: Request,
  pathParameters: Record<string, string>,
): Promise<Response> {
  const user = await identifyCaller(operation.bearer, request, context);
  const call = { ...(await readRequest(request, pathParameters)), user };
  // The guards have just validated the operation's types; TypeScript cannot follow the lookup in a table.
  const handle = handlers[operation.id] as unknown as Handler<OperationId>;
  const response = await handle(call as Call<OperationId>, context);
  const mismatch = findMismatch(response);
  return mismatch === undefined
    ? respond(response.status, replaceImageUrls(response.body, context.getImageUrl))
    : respond(500, errorBody(`The answer of ${operation.id} does not match the description: ${mismatch}.`));
}

/** The nine calls under `/api`; requests and responses are validated against the description. */
export function createApi(handlers: Handlers, context: (request: Request) => Context): Hono {
  const api = new Hono();
  const methods = new Map<string, string[]>();

  for (const guarded of guardedOperations()) {
    const { method, path } = guarded.operation;
    const route = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    methods.set(route, [...(methods.get(route) ?? []), method]);
    api.on(method, route, (c) => handleCall(guarded, handlers, context(c.req.raw), c.req.raw, c.req.param()));
  }
  for (const [route, allowed] of methods) {
    const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') };
    api.options(route, () => new Response(null, { status: 204, headers }));
    api.all(route, () => respond(405, errorBody('This address does not take that method.'), headers));
  }
  api.notFound(() => respond(404, errorBody('There is nothing at this address.')));
  api.onError((error) =>
    error instanceof HttpError
      ? respond(error.status, errorBody(error.message), error.headers)
      : respond(500, errorBody(`The sandbox failed: ${error.message}`)),
  );
  return api;
}
