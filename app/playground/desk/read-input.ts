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
  headers: Record<string, string>;
  text: string;
  /** Undefined if the text is not JSON. */
  body: unknown;
  hasBearer: boolean;
  /** Why the backend cannot be judged by it. */
  unread?: string | undefined;
};
/** `call` is empty where it is to be recognized. */
export type Input = { text: string; call: OperationId | ''; status: string };

type Header = { name: string; value: string };
/** The used fields of an HTTP archive (http://www.softwareishard.com/blog/har-12-spec). */
type Entry = {
  request: { method: string; url: string; headers?: Header[] };
  response: { status: number; headers?: Header[]; content?: Content | null };
};
type Content = { text?: string; encoding?: string; mimeType?: string; size?: number };

/** Why nothing can be checked, the consequence and the remedy. */
export class InputError extends Error {
  readonly isOfStatus: boolean;
  constructor(message: string, isOfStatus = false) {
    super(message);
    this.isOfStatus = isOfStatus;
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

const getUnread = (status: number, { text, size }: Content) => {
  if (status === 0) return 'This request was not answered.';
  return text === undefined && size !== 0 && status !== 204
    ? 'This response was saved without its content. Save the HAR “with content”.'
    : undefined;
};

/** The response to one of the nine calls, without anything else of the archive. */
const readEntry = (entry: Partial<Entry> | null): Exchange[] => {
  const { request, response } = entry ?? {};
  const url = request && response && URL.parse(request.url);
  const call = url && recognizeRequest(request.method, url.pathname);
  if (!call) return [];
  const { status } = response;
  const saved = response.content ?? {};
  const { text: content = '', encoding, mimeType = 'json' } = saved;
  // Such as an image whose path ends as that of a call.
  if (status >= 200 && status < 400 && saved.text !== undefined && !mimeType.includes('json')) return [];
  const text = strikeOut(encoding === 'base64' ? decodeBase64(content) : content);
  return [
    {
      call,
      method: request.method,
      host: strikeOut(url.host),
      path: strikeOut(url.pathname),
      status,
      headers: { 'cache-control': getHeader(response.headers, 'cache-control') ?? '' },
      text,
      body: parseJson(text),
      hasBearer: getHeader(request.headers, 'authorization') !== undefined,
      unread: getUnread(status, saved),
    },
  ];
};

const readHar = (entries: readonly (Entry | null)[]): Exchange[] => {
  const exchanges = entries.flatMap(readEntry);
  if (exchanges.length > 0) return exchanges;
  throw new InputError(
    'This HAR has none of the nine calls. So there is nothing to check. Open the network panel before the app, and save the HAR with its content.',
  );
};

const findJsonError = (text: string) => {
  if (text === '')
    return 'This field is empty. So there is nothing to check. Paste a response, or choose a HAR.';
  if (text.startsWith('<'))
    return 'This is HTML, not JSON. So its call cannot be recognized. Choose the call, or paste another response.';
  try {
    JSON.parse(text);
    return 'Every call has such a response. So its call cannot be recognized. Choose its call.';
  } catch (error) {
    return `This is not JSON. ${(error as Error).message}. Paste it from its first brace to its last, or choose its call.`;
  }
};

const recognize = (response: { status: number; body: unknown; text: string }) => {
  if (response.body !== undefined && response.status < 400) return recognizeResponse(response);
  throw new InputError(findJsonError(response.text));
};

/** The responses in a text: an HTTP archive, what `curl -i` prints, or one body. */
export const readInput = (input: Input): Exchange[] => {
  const entries = (parseJson(input.text) as { log?: { entries?: (Entry | null)[] } } | null | undefined)?.log
    ?.entries;
  if (entries) return readHar(entries);
  const whole = strikeOut(input.text).trim();
  const [, printed = input.status, lines = '', text = whole] =
    /^HTTP\/\S+ (\d{3})([\s\S]*?)\n\r?\n([\s\S]*)$/.exec(whole) ?? [];
  const [, cacheControl = ''] = /^cache-control:(.*)/im.exec(lines) ?? [];
  if (text === '' && !input.call) throw new InputError(findJsonError(text));
  if (!/^[1-5]\d\d$/.test(printed))
    throw new InputError('This is no status. So nothing was checked. Enter one from 100 to 599.', true);
  const response = { status: Number(printed), body: parseJson(text), text };
  const call = input.call || recognize(response);
  const { method, path, bearer } = operations.find(({ id }) => id === call)!;
  const headers = { 'cache-control': cacheControl };
  return [{ call, method, path, host: '', ...response, headers, hasBearer: bearer === 'required' }];
};
