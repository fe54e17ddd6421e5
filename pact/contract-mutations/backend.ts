import { type Sandbox, createSandbox } from '@janani/sandbox-api';
import type { HttpResponse, Interaction, Json } from '../checks/contract.ts';
import { setProviderState, clearData } from '../checks/sandbox-states.ts';
import { getOperationId } from '../rules/api-operations.ts';
import type { ProviderState } from '../states.ts';
import { USER_PHONE } from '../users.ts';
import { type Mutation, NOW } from './mutation.ts';

const BASE = 'http://sandbox.test/api';
type Generators = Partial<
  Record<'header' | 'query' | 'body', Record<string, { expression?: string; type: string }>>
>;

/** Resolves `${userToken}` in an expression with a value that a state returned. */
const resolveExpression = (expression: string, stateValues: Record<string, unknown>): string | undefined => {
  const name = /\$\{(\w+)\}/.exec(expression)?.[1] ?? '';
  return stateValues[name] === undefined
    ? undefined
    : expression.replace(`\${${name}}`, stateValues[name] as string);
};

const setAt = (body: Json, path: string, value: Json): void => {
  const keys = path.split('.').slice(1);
  const parent = keys.slice(0, -1).reduce<Json>((node, key) => (node as Record<string, Json>)[key]!, body);
  (parent as Record<string, Json>)[keys.at(-1)!] = value;
};

/** The request of an interaction, as a verifier sends it. */
const getRequest = ({ request }: Interaction, stateValues: Record<string, unknown>): Request => {
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
  const sentHeaders = new Headers(Object.entries(headers).map(([name, values]) => [name, values.join(', ')]));
  for (const [name, { expression = '' }] of Object.entries(generators.header ?? {})) {
    const value = resolveExpression(expression, stateValues);
    if (value !== undefined) sentHeaders.set(name, value);
  }
  for (const [path, { expression = '', type }] of Object.entries(generators.body ?? {})) {
    const value = type === 'ProviderState' ? resolveExpression(expression, stateValues) : undefined;
    if (value !== undefined) setAt(body!.content, path, value);
  }
  return new Request(`${BASE}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: sentHeaders,
    ...(body === undefined ? {} : { body: JSON.stringify(body.content) }),
  });
};

const readResponse = async (response: Response): Promise<HttpResponse> => {
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text === '' ? null : (JSON.parse(text) as Json),
  };
};

const toResponse = ({ status, headers, body }: HttpResponse) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });

/** The states of an interaction, as a verifier requests them. */
export const getProviderStates = ({ providerStates = [] }: Interaction): ProviderState[] =>
  providerStates.map(({ name, params = {} }) => ({ state: name, params }) as unknown as ProviderState);

/** The phone numbers of all accounts of an interaction. */
const getPhones = (uses: ProviderState[]): string[] => [
  ...new Set(uses.flatMap(({ params }) => ('phone' in params ? [params.phone] : []))),
];

/** Creates a sandbox that sets up the states of one interaction and sends its request; `send` can be repeated. */
export const createBackend = (interaction: Interaction) => {
  const sandbox = createSandbox({ now: () => NOW });
  const uses = getProviderStates(interaction);
  const knownPhones = new Set([USER_PHONE, ...getPhones(uses)]);

  const send = async (mutation?: Pick<Mutation, 'call' | 'middleware' | 'states'>): Promise<HttpResponse> => {
    sandbox.faults.clear();
    const stateUses = mutation?.states?.(uses) ?? uses;
    for (const phone of getPhones(stateUses)) knownPhones.add(phone);
    clearData(sandbox, [...knownPhones]);
    const phones: string[] = [];
    const addPhone = (phone: string) => {
      if (!phones.includes(phone)) phones.push(phone);
    };
    const backdoor = { setProviderState: sandbox.setProviderState, phones: () => phones };
    const next = async (request: Request) => readResponse(await sandbox.fetch(request));
    const handle = async (request: Request) =>
      mutation &&
      getOperationId(request.method, new URL(request.url).pathname.replace('/api', '')) === mutation.call
        ? mutation.middleware(request, next, backdoor)
        : next(request);
    const fetch: Sandbox['fetch'] = async (request) => toResponse(await handle(request));
    const stateValues: Record<string, unknown> = {};
    try {
      for (const use of stateUses) {
        // An account exists before the operation that enrols it, and after the one that signs it up.
        if (use.state === 'a user has enrolled') addPhone(use.params.phone);
        Object.assign(
          stateValues,
          await setProviderState({ setProviderState: sandbox.setProviderState, fetch }, use),
        );
        if ('phone' in use.params && use.state !== 'a phone number is verified') addPhone(use.params.phone);
      }
    } catch (error) {
      // A state that cannot be set up fails the interaction.
      if (mutation) return { status: 500, headers: {}, body: { message: String(error) } };
      throw error;
    }
    return handle(getRequest(interaction, stateValues));
  };
  return { send, close: () => sandbox.close() };
};

/** Returns a function that creates a token of an account, and returns the same token for the same phone number. */
export const createTokenCache = () => {
  const tokenByPhone = new Map<string, string>();
  return (phone = USER_PHONE): string => {
    const knownPhones = tokenByPhone.get(phone);
    if (knownPhones !== undefined) return knownPhones;
    const sandbox = createSandbox({ now: () => NOW });
    const token = String(
      sandbox.setProviderState({ state: 'a proved phone number', params: { phone } })['idToken'],
    );
    sandbox.close();
    tokenByPhone.set(phone, token);
    return token;
  };
};
