/** The maximum number of requests in the log; the oldest are removed. */
export const MAX_LOGGED_REQUESTS = 500;

export type LoggedRequest = {
  method: string;
  /** With `/api`, without the query. */
  path: string;
  query: Record<string, string>;
  /** Without `authorization`, whose value is secret; `authorized` records whether it was present. */
  headers: Record<string, string>;
  authorized: boolean;
  /** Parsed if it is JSON, else its text; null when there is none. */
  body: unknown;
};

const parseBody = (text: string): unknown => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The requests to the API, oldest first, for assertions of end-to-end tests. */
export function createRequestLog() {
  let log: LoggedRequest[] = [];
  return {
    async add(request: Request): Promise<void> {
      const { pathname, searchParams } = new URL(request.url);
      const { authorization, ...headers } = Object.fromEntries(request.headers);
      const entry: LoggedRequest = {
        method: request.method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers,
        authorized: authorization !== undefined,
        body: null,
      };
      // Added before its body has arrived, so that the log has the order of the requests.
      log = [...log, entry].slice(-MAX_LOGGED_REQUESTS);
      entry.body = parseBody(await request.clone().text());
    },
    all: (): readonly LoggedRequest[] => log,
    clear: () => {
      log = [];
    },
  };
}
