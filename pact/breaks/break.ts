import type { OperationId } from '@janani/api-client';
import type { Json } from '../checks/contract.ts';
import type { StateUse } from '../states.ts';

/** The moment of every run, so that the table is the same each time. */
export const NOW = new Date('2026-11-23T06:00:00Z');

export type Answer = { status: number; headers: Record<string, string>; body: Json };
export type Next = (request: Request) => Promise<Answer>;

type Become = (use: StateUse) => void;

/** One rule of a backend, broken: the sandbox's own backend, with something around one of its calls. */
export type Break = {
  call: OperationId;
  /** Of the description or of a state. */
  rule: string;
  /** What the backend does instead. */
  instead: string;
  around: (request: Request, next: Next, become: Become) => Promise<Answer>;
  /** Part of the name of the interaction that is most likely to show it: it is asked first. */
  hint?: string;
  /** The states as this backend sets them up. */
  states?: (uses: StateUse[]) => StateUse[];
};

/** A backend that changes its answers; a change that gives nothing back leaves the answer as it is. */
export const answering =
  (change: (answer: Answer, request: Request) => Answer | undefined): Break['around'] =>
  async (request, next) => {
    const answer = await next(request.clone());
    return change(structuredClone(answer), request) ?? answer;
  };

/** The same for the body of a success. */
export const succeeding = (change: (body: Json) => Json | undefined): Break['around'] =>
  answering((answer) => {
    if (answer.status >= 300) return undefined;
    const body = change(answer.body);
    return body === undefined ? undefined : { ...answer, body };
  });

/** A backend that hears another request than was sent. */
export const hearing =
  (change: (url: URL, headers: Headers) => void): Break['around'] =>
  async (request, next) => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    change(url, headers);
    const body = request.method === 'GET' ? '' : await request.text();
    return next(new Request(url, { method: request.method, headers, ...(body === '' ? {} : { body }) }));
  };
