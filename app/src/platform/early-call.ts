/**
 * The first call of a signed-in page, sent by its document while the app's scripts are fetched and parsed
 * (first-script/early-call.ts).
 */
export type EarlyCall = {
  /** The absolute address. */
  url: string;
  /** Null where the document could not send it. */
  sent: Promise<{ authorization: string; response: Promise<Response> } | null>;
};

declare global {
  // oxlint-disable-next-line no-var -- a property of the global object is declared like this
  var earlyCall: EarlyCall | undefined;
}

/**
 * The `fetch` of the client: the response to the document's call, if this call is the same one with the same token, so
 * that it is of the user whom the page shows; otherwise a request. The document's call is used once or not at all.
 */
export const fetchOnce = async (request: Request): Promise<Response> => {
  const early = globalThis.earlyCall;
  if (early && request.method === 'GET' && request.url === early.url) {
    globalThis.earlyCall = undefined;
    const sent = await early.sent;
    if (sent?.authorization === request.headers.get('Authorization')) return sent.response;
  }
  return globalThis.fetch(request);
};
