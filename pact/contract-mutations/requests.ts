import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { Json } from '../checks/contract.ts';
import type { Operation } from '../rules/described.ts';
import type { InvalidRequest } from '../rules/invalid-requests.ts';
import type { Mutation } from './mutation.ts';

/** The response of a backend that does not look at a rule: the description's own example. */
const successOf = (id: OperationId): Json => {
  const { responses } = examples[id] as { responses: Record<string, Record<string, Json>> };
  return Object.values(responses['200'] ?? {})[0] ?? null;
};

const at = (body: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

/** What a request has where a rule applies. */
const valueAt = async (target: string, request: Request, { path: pattern }: Operation): Promise<unknown> => {
  const [where, ...path] = target.split('.');
  const url = new URL(request.url);
  if (where === 'query') return url.searchParams.get(path[0]!) ?? undefined;
  if (where === 'path') {
    const names = pattern.split('/');
    return decodeURIComponent(
      url.pathname.replace(/^\/api/, '').split('/')[names.indexOf(`{${path[0]}}`)] ?? '',
    );
  }
  const text = await request.clone().text();
  return text === '' ? undefined : at(JSON.parse(text), path);
};

const invalidValueOf = async ({ path: target, request }: InvalidRequest, operation: Operation) => {
  const { method, path, query, body } = request;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const asked = new Request(`http://sandbox.test/api${path}${search}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return valueAt(target, asked, operation);
};

/** A rule of requests that the backend does not look at: it responds as if all were well. */
export const uncheckedMutation = (operation: Operation, invalid: InvalidRequest): Mutation => ({
  call: operation.id,
  rule: `request: ${invalid.path}, ${invalid.rule}`,
  instead: 'is not looked at',
  hint: `${invalid.path} breaks ${invalid.rule}`,
  around: async (request, next) => {
    const sent = await valueAt(invalid.path, request, operation);
    const response = await next(request);
    return response.status === 400 && isDeepStrictEqual(sent, await invalidValueOf(invalid, operation))
      ? { ...response, status: 200, body: successOf(operation.id) }
      : response;
  },
});
