import type { OperationId } from '@janani/api-client';
import type { Sandbox } from '@janani/sandbox-api';
import type { HttpResponse, Json } from '../checks/contract.ts';
import type { ProviderState } from '../states.ts';

/** The fixed current time of every run, so that the table is the same each time. */
export const NOW = new Date('2026-11-23T06:00:00Z');

export type Next = (request: Request) => Promise<HttpResponse>;

/** Additional access of a mutated backend: it can change the sandbox's data and list its accounts. */
export type Backdoor = {
  setProviderState: Sandbox['setProviderState'];
  /** The phone numbers with an account, in the order in which they signed up. */
  phones: () => readonly string[];
};

/** A violation of one rule: a middleware around one operation of the sandbox. */
export type Mutation = {
  call: OperationId;
  /** The rule of the description or of a state. */
  rule: string;
  /** What the backend does instead. */
  instead: string;
  middleware: (request: Request, next: Next, backdoor: Backdoor) => Promise<HttpResponse>;
  /** A substring of the description of the interaction that most likely detects it, and is therefore verified first. */
  hint?: string;
  /** The states that this backend sets up instead. */
  states?: (uses: ProviderState[]) => ProviderState[];
};

/** Changes the responses of a backend; a response stays unchanged when `change` returns undefined. */
export const changeResponse =
  (change: (response: HttpResponse, request: Request) => HttpResponse | undefined): Mutation['middleware'] =>
  async (request, next) => {
    const response = await next(request.clone());
    return change(structuredClone(response), request) ?? response;
  };

/** Changes the body of successful responses. */
export const changeSuccess = (change: (body: Json) => Json | undefined): Mutation['middleware'] =>
  changeResponse((response) => {
    if (response.status >= 300) return undefined;
    const body = change(response.body);
    return body === undefined ? undefined : { ...response, body };
  });

/** Changes the request before the backend handles it. */
export const changeRequest =
  (change: (url: URL, headers: Headers) => void): Mutation['middleware'] =>
  async (request, next) => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    change(url, headers);
    const body = request.method === 'GET' ? '' : await request.text();
    return next(new Request(url, { method: request.method, headers, ...(body === '' ? {} : { body }) }));
  };
