import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { Json } from '../checks/contract.ts';
import type { Operation } from '../rules/api-operations.ts';
import type { InvalidRequest } from '../rules/invalid-requests.ts';
import type { Mutation } from './mutation.ts';

/** The successful response of a backend that does not check a rule: the example of the description. */
const getExampleSuccess = (id: OperationId): Json => {
  const { responses } = examples[id] as { responses: Record<string, Record<string, Json>> };
  return Object.values(responses['200'] ?? {})[0] ?? null;
};

const getValueAt = (body: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

/** Reads the value of a request to which a rule applies. */
const readValue = async (
  target: string,
  request: Request,
  { path: pattern }: Operation,
): Promise<unknown> => {
  const [location, ...path] = target.split('.');
  const url = new URL(request.url);
  if (location === 'query') return url.searchParams.get(path[0]!) ?? undefined;
  if (location === 'path') {
    const names = pattern.split('/');
    return decodeURIComponent(
      url.pathname.replace(/^\/api/, '').split('/')[names.indexOf(`{${path[0]}}`)] ?? '',
    );
  }
  const text = await request.clone().text();
  return text === '' ? undefined : getValueAt(JSON.parse(text), path);
};

const getInvalidValue = async ({ path: target, request }: InvalidRequest, operation: Operation) => {
  const { method, path, query, body } = request;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const invalidRequest = new Request(`http://sandbox.test/api${path}${search}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readValue(target, invalidRequest, operation);
};

/** The backend does not check a rule of requests, and responds with success. */
export const createUncheckedMutation = (operation: Operation, invalid: InvalidRequest): Mutation => ({
  call: operation.id,
  rule: `request: ${invalid.path}, ${invalid.rule}`,
  instead: 'is not looked at',
  hint: `${invalid.path} breaks ${invalid.rule}`,
  middleware: async (request, next) => {
    const sentValue = await readValue(invalid.path, request, operation);
    const response = await next(request);
    return response.status === 400 && isDeepStrictEqual(sentValue, await getInvalidValue(invalid, operation))
      ? { ...response, status: 200, body: getExampleSuccess(operation.id) }
      : response;
  },
});
