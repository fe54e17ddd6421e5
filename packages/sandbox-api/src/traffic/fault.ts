import { errorBody } from '../http-error.ts';
import { ConnectionLost } from './connection-lost.ts';

/** The ways in which a response can fail. */
export type Fault =
  /**
   * An error in JSON. `body` is a sentence for `message`, or a whole body; a plain sentence by default. Without
   * `headers`, 429 and 503 have a `Retry-After`, as the description requires.
   */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** A page from a proxy or a captive portal, where JSON is expected. */
  | { kind: 'html'; status: number }
  /** The correct response, late. */
  | { kind: 'delay'; ms: number }
  /** The connection breaks without a response. */
  | { kind: 'reset' }
  /** The connection breaks in the middle of the response. */
  | { kind: 'truncate' }
  /** Any JSON, with status 200 by default. */
  | { kind: 'json'; body: unknown; status?: number };

const HTML =
  '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1></body></html>';

/** The default `Retry-After` by status, in seconds. */
const RETRY_AFTER_SECONDS: ReadonlyMap<number, string> = new Map([
  [429, '1'],
  [503, '1'],
]);
const getDefaultHeaders = (status: number): Record<string, string> => {
  const seconds = RETRY_AFTER_SECONDS.get(status);
  return seconds === undefined ? {} : { 'Retry-After': seconds };
};

/** The body to truncate when the call is not handled. */
const BODY_TO_TRUNCATE = '{"success":true,"message":"This answer is not whole","data":[]}';

/** A response whose connection breaks after the first half of the body. */
function createTruncatedResponse(status: number, text: string): Response {
  const bytes = new TextEncoder().encode(text);
  let isFirstHalfSent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isFirstHalfSent) return controller.error(new ConnectionLost());
      isFirstHalfSent = true;
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    },
  });
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/**
 * Replaces the correct response by the faulty one. `response` is undefined when the call must not be handled. A `delay`
 * is excluded, because it does not change the response.
 */
export async function applyFault(
  fault: Exclude<Fault, { kind: 'delay' }>,
  response: Response | undefined,
): Promise<Response> {
  if (fault.kind === 'reset') throw new ConnectionLost();
  if (fault.kind === 'truncate')
    return createTruncatedResponse(response?.status ?? 200, (await response?.text()) ?? BODY_TO_TRUNCATE);
  if (fault.kind === 'json') return Response.json(fault.body, { status: fault.status ?? 200 });
  const { status } = fault;
  if (fault.kind === 'html') {
    return new Response(HTML, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const { body = 'Something went wrong. Please try again.', headers = getDefaultHeaders(status) } = fault;
  return Response.json(typeof body === 'string' ? errorBody(body) : body, { status, headers });
}
