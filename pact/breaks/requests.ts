import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import type { Json } from '../checks/contract.ts';
import type { Operation } from '../rules/described.ts';
import type { WrongRequest } from '../rules/wrong-requests.ts';
import type { Break } from './break.ts';

/** What a backend says that does not look at a rule: the description's own example. */
const soundBody = (id: OperationId): Json => {
  const { answers } = examples[id] as { answers: Record<string, Record<string, Json>> };
  return Object.values(answers['200'] ?? {})[0] ?? null;
};

const at = (body: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

/** What a request has at the place of a rule. */
const valueAt = async (place: string, request: Request, { path: pattern }: Operation): Promise<unknown> => {
  const [where, ...path] = place.split('.');
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

const wrongValueOf = async ({ place, request }: WrongRequest, operation: Operation) => {
  const { method, path, query, body } = request;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const asked = new Request(`http://sandbox.test/api${path}${search}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return valueAt(place, asked, operation);
};

/** A rule of requests that the backend does not look at: it answers as if all were well. */
export const uncheckedBreak = (operation: Operation, wrong: WrongRequest): Break => ({
  call: operation.id,
  rule: `request: ${wrong.place}, ${wrong.rule}`,
  instead: 'is not looked at',
  hint: `${wrong.place} breaks ${wrong.rule}`,
  around: async (request, next) => {
    const sent = await valueAt(wrong.place, request, operation);
    const answer = await next(request);
    return answer.status === 400 && isDeepStrictEqual(sent, await wrongValueOf(wrong, operation))
      ? { ...answer, status: 200, body: soundBody(operation.id) }
      : answer;
  },
});
