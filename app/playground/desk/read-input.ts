import type { OperationId } from '@janani/api-client';
import { operations, recognizeRequest, recognizeResponse } from '@janani/sandbox-api/violations';
import { strikeOut } from './strike-out.ts';

/** A response of the backend. */
export type Exchange = {
  call: OperationId;
  method: string;
  path: string;
  status: number;
  /** Those that a rule reads. */
  headers: Record<string, string>;
  text: string;
  /** Undefined if the text is not JSON. */
  body: unknown;
  hasBearer: boolean;
};
/** `call` is empty where it is to be recognized. */
export type Input = { text: string; call: OperationId | ''; status: string };

type Header = { name: string; value: string };
/** The used fields of an HTTP archive (http://www.softwareishard.com/blog/har-12-spec). */
type Entry = {
  request: { method: string; url: string; headers?: Header[] };
  response: {
    status: number;
    headers?: Header[];
    content?: { text?: string; encoding?: string; size?: number; mimeType?: string };
  };
};

/** Why nothing can be checked; the message has the consequence and the remedy. */
export class InputError extends Error {
  readonly title: string;
  constructor(title: string, message: string) {
    super(message);
    this.title = title;
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const decodeBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!));

const getHeader = (headers: readonly Header[] = [], wanted = '') =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

/** The response to one of the nine calls, without anything else of the archive. */
const readEntry = (entry: Entry | null): Exchange[] => {
  // Another program may have written the archive.
  if (!entry?.request?.url || !entry.response) return [];
  const { request, response } = entry;
  const { host, pathname } = new URL(request.url, 'https://backend.invalid');
  const call = recognizeRequest(request.method, pathname);
  const { text: content = '', encoding, size = 0, mimeType = 'json' } = response.content ?? {};
  const isOther = response.status < 400 && !mimeType.includes('json');
  // Blocked by the browser, or saved without its content: neither is the backend's.
  const isUnknown = response.status === 0 || (size > 0 && content === '');
  if (!call || isOther || isUnknown) return [];
  const text = strikeOut(encoding === 'base64' ? decodeBase64(content) : content);
  return [
    {
      call,
      method: request.method,
      path: strikeOut(host + pathname),
      status: response.status,
      headers: { 'cache-control': getHeader(response.headers, 'cache-control') ?? '' },
      text,
      body: parseJson(text),
      hasBearer: getHeader(request.headers, 'authorization') !== undefined,
    },
  ];
};

const readHar = (entries: readonly (Entry | null)[]): Exchange[] => {
  const exchanges = entries.flatMap(readEntry);
  if (exchanges.length > 0) return exchanges;
  throw new InputError(
    'This HAR has none of the nine calls.',
    'So there is nothing to check. Open the network panel before the app, and save the HAR with its content.',
  );
};

/** The message of the browser for a text that is no JSON, which names the place. */
const getJsonError = (text: string) => {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return `${(error as Error).message}. `;
  }
};

const recognize = (text: string, response: { status: number; body: unknown }) => {
  if (text === '') throw new InputError('There is no response.', 'So there is nothing to check. Paste one.');
  if (response.body === undefined)
    throw new InputError(
      'This is not JSON.',
      `${getJsonError(text)}So its call cannot be recognized. Paste it whole, from its first brace to its last, or choose the call.`,
    );
  if (response.status < 400) return recognizeResponse(response);
  throw new InputError(
    'Every call has such a response.',
    'So its call cannot be recognized. Choose the call under "Call".',
  );
};

/** The responses in a text: an HTTP archive, what `curl -i` prints, or one body. */
export const readInput = (input: Input): Exchange[] => {
  const entries = (parseJson(input.text) as { log?: { entries?: Entry[] } } | null | undefined)?.log?.entries;
  if (entries) return readHar(entries);
  const whole = strikeOut(input.text).trim();
  const [, printed = input.status, head = '', text = whole] =
    /^HTTP\/\S+ (\d{3})([\s\S]*?)\n\r?\n([\s\S]*)$/.exec(whole) ?? [];
  const response = { status: Number(printed), body: parseJson(text) };
  const call = input.call || recognize(text, response);
  const { method, path } = operations.find(({ id }) => id === call)!;
  const headers = { 'cache-control': /^cache-control:(.*)$/im.exec(head)?.[1]?.trim() ?? '' };
  // These calls have no response without one.
  const hasBearer = path.startsWith('/user/sessions');
  return [{ call, method, path, ...response, headers, text, hasBearer }];
};
