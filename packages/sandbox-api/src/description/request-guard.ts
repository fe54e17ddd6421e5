import { Refusal } from '../refusal.ts';
import { compileBody, compileParameters, type Check } from './compile.ts';
import type { Operation, Parameter } from './operations.ts';

type Texts = Record<string, string>;
/** A request whose parameters have their described types and whose body follows its schema. */
type ReadRequest = { path: unknown; query: unknown; body: unknown };
export type RequestGuard = (request: Request, path: Texts) => Promise<ReadRequest>;

const refuse = (problem: string) => new Refusal(400, `We could not read this request: ${problem}.`);

function compilePlace(place: Parameter['in'], all: readonly Parameter[]): Check {
  const parameters = all.filter((parameter) => parameter.in === place);
  return compileParameters(place, {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  });
}

function queryOf(request: Request): Texts {
  const query = new Map<string, string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (query.has(name)) throw refuse(`query has "${name}" more than once`);
    query.set(name, value);
  }
  return Object.fromEntries(query);
}

async function jsonOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw refuse('its content type is not application/json');
  try {
    return await request.json();
  } catch {
    throw refuse('its body is not JSON');
  }
}

/** Refuses, with 400, whatever the description of the operation does not admit. */
export function compileRequestGuard(operation: Operation): RequestGuard {
  const checkPath = compilePlace('path', operation.parameters);
  const checkQuery = compilePlace('query', operation.parameters);
  const checkBody = operation.body && compileBody('body', operation.body);

  return async (request, path) => {
    const query = queryOf(request);
    const problem = checkPath(path) ?? checkQuery(query);
    if (problem) throw refuse(problem);
    if (!checkBody) {
      if (await request.text()) throw refuse('it has a body, which this call does not take');
      return { path, query, body: undefined };
    }
    const body = await jsonOf(request);
    const bodyProblem = checkBody(body);
    if (bodyProblem) throw refuse(bodyProblem);
    return { path, query, body };
  };
}
