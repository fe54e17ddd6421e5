import { compileBody, compileParameters } from '#compile';
import { HttpError } from '../http-error.ts';
import type { Operation } from './operations.ts';
import { getSchemas } from './schemas.ts';

type Texts = Record<string, string>;
/** A request whose parameters have their described types and whose body matches its schema. */
type ReadRequest = { path: unknown; query: unknown; body: unknown };
export type RequestGuard = (request: Request, path: Texts) => Promise<ReadRequest>;

const createBadRequest = (error: string) => new HttpError(400, `We could not read this request: ${error}.`);

function getQuery(request: Request): Texts {
  const query = new Map<string, string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (query.has(name)) throw createBadRequest(`query has "${name}" more than once`);
    query.set(name, value);
  }
  return Object.fromEntries(query);
}

async function getJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw createBadRequest('its content type is not application/json');
  try {
    return await request.json();
  } catch {
    throw createBadRequest('its body is not JSON');
  }
}

/** Rejects, with 400, every request that the operation's description does not allow. */
export function compileRequestGuard(operation: Operation): RequestGuard {
  const schemas = getSchemas(operation);
  const checkPath = compileParameters('path', schemas.path);
  const checkQuery = compileParameters('query', schemas.query);
  const checkBody = schemas.body && compileBody('body', schemas.body);

  return async (request, path) => {
    const query = getQuery(request);
    const error = checkPath(path) ?? checkQuery(query);
    if (error) throw createBadRequest(error);
    if (!checkBody) {
      if (await request.text()) throw createBadRequest('it has a body, which this call does not take');
      return { path, query, body: undefined };
    }
    const body = await getJson(request);
    const bodyError = checkBody(body);
    if (bodyError) throw createBadRequest(bodyError);
    return { path, query, body };
  };
}
