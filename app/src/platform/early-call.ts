/**
 * Takes the response to the first call of a signed-in page, which its document has sent while the app's scripts were
 * fetched (first-script/early-call.ts); undefined for any other request.
 */
export type EarlyCall = (request: Request) => Promise<Response> | undefined;

declare global {
  // oxlint-disable-next-line no-var -- a property of the global object is declared like this
  var earlyCall: EarlyCall | undefined;
}

/** The `fetch` of the client. */
export const fetchOrTakeEarly = (request: Request): Promise<Response> =>
  globalThis.earlyCall?.(request) ?? globalThis.fetch(request);
