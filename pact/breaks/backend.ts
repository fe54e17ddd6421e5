import { type ProviderState, type Sandbox, createSandbox } from '@janani/sandbox-api';
import type { OperationId } from '@janani/api-client';
import type { Interaction, Json } from '../checks/contract.ts';
import { MOTHERS_PHONE } from '../accounts.ts';
import { become } from '../checks/sandbox-states.ts';
import { readDescribed } from '../rules/described.ts';
import type { StateUse } from '../states.ts';
import { type Answer, type Break, NOW } from './break.ts';

const BASE = 'http://sandbox.test/api';
type Generators = Partial<
  Record<'header' | 'query' | 'body', Record<string, { expression?: string; type: string }>>
>;

const operations = readDescribed().map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
}));

export const callOf = (method: string, path: string): OperationId | undefined =>
  operations.find((each) => each.method === method && each.pattern.test(path))?.id;

/** `${accessToken}` in an expression, from what the states gave out. */
const filled = (expression: string, given: Record<string, unknown>): string | undefined => {
  const name = /\$\{(\w+)\}/.exec(expression)?.[1] ?? '';
  return given[name] === undefined ? undefined : expression.replace(`\${${name}}`, given[name] as string);
};

const setAt = (body: Json, path: string, value: Json): void => {
  const keys = path.split('.').slice(1);
  const parent = keys.slice(0, -1).reduce<Json>((at, key) => (at as Record<string, Json>)[key]!, body);
  (parent as Record<string, Json>)[keys.at(-1)!] = value;
};

/** The request of an interaction, as a verifier sends it. */
const requestOf = ({ request }: Interaction, given: Record<string, unknown>): Request => {
  const {
    method,
    path,
    query = {},
    generators = {},
    headers = {},
    body,
  } = structuredClone(request) as typeof request & {
    headers?: Record<string, string[]>;
    body?: { content: Json };
    generators?: Generators;
  };
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  const sent = new Headers(Object.entries(headers).map(([name, values]) => [name, values.join(', ')]));
  for (const [name, { expression = '' }] of Object.entries(generators.header ?? {})) {
    const value = filled(expression, given);
    if (value !== undefined) sent.set(name, value);
  }
  for (const [place, { expression = '', type }] of Object.entries(generators.body ?? {})) {
    const value = type === 'ProviderState' ? filled(expression, given) : undefined;
    if (value !== undefined) setAt(body!.content, place, value);
  }
  return new Request(`${BASE}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: sent,
    ...(body === undefined ? {} : { body: JSON.stringify(body.content) }),
  });
};

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text === '' ? null : (JSON.parse(text) as Json),
  };
};

const responseOf = ({ status, headers, body }: Answer) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });

/** The states of an interaction, as a verifier asks for them. */
export const usesOf = ({ providerStates = [] }: Interaction): StateUse[] =>
  providerStates.map(({ name, params = {} }) => ({ state: name, params }) as unknown as StateUse);

/** The sandbox in the states of one interaction, which can be asked again and again. */
export const backendFor = (interaction: Interaction) => {
  const sandbox = createSandbox({ now: () => NOW });
  const uses = usesOf(interaction);
  /** Whether states that were set up otherwise may still hold what the right ones would make. */
  let isStale = false;

  const ask = async (broken?: Break): Promise<Answer> => {
    if (isStale) {
      isStale = false;
      sandbox.reset();
      // Answers are compared with those of a sandbox that has been asked before.
      await ask();
    }
    const next = async (request: Request) => answerOf(await sandbox.fetch(request));
    const asked = async (request: Request) =>
      broken && callOf(request.method, new URL(request.url).pathname.replace('/api', '')) === broken.call
        ? broken.around(request, next, (use) => void sandbox.become(use as ProviderState))
        : next(request);
    const fetch: Sandbox['fetch'] = async (request) => responseOf(await asked(request));
    sandbox.faults.clear();
    if (broken?.states) {
      sandbox.reset();
      isStale = true;
    }
    const given: Record<string, unknown> = {};
    try {
      for (const use of broken?.states?.(uses) ?? uses)
        Object.assign(given, await become({ become: sandbox.become, faults: sandbox.faults, fetch }, use));
    } catch (error) {
      // A state that contradicts another cannot be set up: a verifier fails the interaction.
      if (broken?.states) return { status: 500, headers: {}, body: { message: String(error) } };
      throw error;
    }
    return asked(requestOf(interaction, given));
  };
  return { ask, close: () => sandbox.close() };
};

/** Bearers that the sandbox accepts, one for each account; the same for the same number. */
export const mintToken = () => {
  const minted = new Map<string, string>();
  return (phone = MOTHERS_PHONE): string => {
    const known = minted.get(phone);
    if (known !== undefined) return known;
    const sandbox = createSandbox({ now: () => NOW });
    const token = String(sandbox.become({ state: 'a proved phone number', params: { phone } })['idToken']);
    sandbox.close();
    minted.set(phone, token);
    return token;
  };
};
