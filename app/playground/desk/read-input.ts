import type { OperationId } from '@janani/api-client';
import { operations, recognizeRequest, recognizeResponse } from '@janani/sandbox-api/violations';
import { strikeOut } from './strike-out.ts';

/** A response of the backend. */
export type Exchange = {
  call: OperationId;
  method: string;
  /** Empty where it is not known. */
  host: string;
  path: string;
  status: number;
  /** Those that a rule reads. */
  headers: { 'cache-control': string };
  text: string;
  /** Undefined if the text is not JSON. */
  body: unknown;
  hasBearer: boolean;
  /** Why the backend cannot be judged by it. */
  unread?: string | undefined;
};
/** `call` is empty where it is to be recognized. */
export type Input = { text: string; call: OperationId | '' };

type Header = { name: string; value: string };
/** The used fields of an HTTP archive (http://www.softwareishard.com/blog/har-12-spec). */
type Entry = {
  request?: { method: string; url: string; headers?: Header[] };
  response?: { status: number; headers?: Header[]; content?: Content | null };
};
type Content = { text?: string; encoding?: string; mimeType?: string; size?: number };

/** Why nothing can be checked, the consequence and the remedy. */
export class InputError extends Error {}

const parseJson = (text: string): { body?: unknown; problem?: string } => {
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
};

const decodeBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!));

const getHeader = (headers: readonly Header[] = [], wanted = '') =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

const getUnread = (status: number, { text, size }: Content) => {
  if (status === 0) return 'This request was not answered.';
  return text === undefined && size !== 0 && status !== 204
    ? 'This response was saved without its content. Save the HAR “with content”.'
    : undefined;
};

/** The response to one of the nine calls, without anything else of the archive. */
const readEntry = (entry: Entry | null): Exchange[] => {
  const { request, response } = entry ?? {};
  const url = request && response && URL.parse(request.url);
  const call = url && recognizeRequest(request.method, url.pathname);
  if (!call) return [];
  const { status } = response;
  const content = response.content ?? {};
  // Such as an image whose path ends as that of a call.
  if (status >= 200 && status < 400 && !(content.mimeType ?? 'json').includes('json')) return [];
  const { text: saved = '', encoding } = content;
  const text = strikeOut(encoding === 'base64' ? decodeBase64(saved) : saved);
  return [
    {
      call,
      method: request.method,
      host: strikeOut(url.host),
      path: strikeOut(url.pathname),
      status,
      headers: { 'cache-control': getHeader(response.headers, 'cache-control') ?? '' },
      text,
      body: parseJson(text).body,
      hasBearer: getHeader(request.headers, 'authorization') !== undefined,
      unread: getUnread(status, content),
    },
  ];
};

const recognize = (status: number, text: string): OperationId => {
  const { body, problem } = parseJson(text);
  if (body !== undefined && status < 400) return recognizeResponse({ status, body });
  if (text === '')
    throw new InputError(
      'This field is empty. So there is nothing to check. Paste a response, or choose a HAR.',
    );
  throw new InputError(
    text.startsWith('<')
      ? 'This is HTML, not JSON. So its call cannot be recognized. Choose the call, or paste another response.'
      : problem === undefined
        ? 'Every call has such a response. So its call cannot be recognized. Choose its call.'
        : `This is not JSON. ${problem}. Paste it from its first brace to its last, or choose its call.`,
  );
};

/** The responses in a text: an HTTP archive, what `curl -i` prints, or the body of a 200. */
export const readInput = (input: Input): Exchange[] => {
  const { log } = (parseJson(input.text).body ?? {}) as { log?: { entries?: (Entry | null)[] } };
  if (log?.entries) {
    const exchanges = log.entries.flatMap(readEntry);
    if (exchanges.length > 0) return exchanges;
    throw new InputError(
      'This HAR has none of the nine calls. So there is nothing to check. Open the network panel before the app, and save the HAR with its content.',
    );
  }
  const whole = strikeOut(input.text).trim();
  const [, printed = '200', lines = '', text = whole] =
    /^HTTP\/\S+ (\d{3})([\s\S]*?)\n\r?\n([\s\S]*)$/.exec(whole) ?? [];
  const status = Number(printed);
  const call = input.call || recognize(status, text);
  const { method, path, bearer } = operations.find(({ id }) => id === call)!;
  const [, cacheControl = ''] = /^cache-control:(.*)/im.exec(lines) ?? [];
  const headers = { 'cache-control': cacheControl };
  const { body } = parseJson(text);
  return [{ call, method, path, host: '', status, text, body, headers, hasBearer: bearer === 'required' }];
};
