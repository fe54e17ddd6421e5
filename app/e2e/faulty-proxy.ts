import { type IncomingMessage, type ServerResponse, createServer, request as sendRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { StoredState, AppServer } from './backend.ts';
import { waitForServer } from './hosting.ts';
import { test as base } from './test.ts';

/**
 * What happens to a response with a file of the build. `cut`: the head and half the body arrive, then the connection
 * ends.
 */
type NetworkFault = 'none' | 'held' | 'cut' | 'refused';

/**
 * A proxy between browser and app, with its own URL. Unlike `page.route` it leaves the browser's caches active.
 */
export type FaultyProxy = {
  url: string;
  /** Applies from now on to scripts and styles of the build that are not cached, or to those that match `name`. */
  setFault: (fault: NetworkFault, name?: RegExp) => void;
  /** Replaces the service worker of the build. */
  deploy: (worker: string) => void;
  /** The paths of the requested files of the build. */
  requestedPaths: () => string[];
  /** Resolves with whether no request is in flight and none follows within a short time. */
  isIdle: () => Promise<boolean>;
  /** Browser state of the app, moved to this URL. */
  moveState: (state: StoredState) => StoredState;
  close: () => void;
};

/** A page is idle after this time without a request. */
const IDLE_MS = 500;

const IS_CHUNK = /^\/assets\/.+\.(?:js|css)$/;

const forward = (app: AppServer, request: IncomingMessage, response: ServerResponse, isCut: boolean) => {
  const target = new URL(request.url ?? '/', app.url);
  const upstreamRequest = sendRequest(
    target,
    {
      method: request.method,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    },
    (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      if (!isCut) return upstream.pipe(response);
      // The head has declared the whole length.
      upstream.once('data', (chunk: Buffer) => {
        response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
        upstream.destroy();
      });
      return undefined;
    },
  );
  upstreamRequest.on('error', () => response.destroy());
  request.pipe(upstreamRequest);
};

const startFaultyProxy = async (app: AppServer): Promise<FaultyProxy> => {
  let fault: NetworkFault = 'none';
  let faultPattern = IS_CHUNK;
  let heldRequests: ((isCut: boolean) => void)[] = [];
  const sentPaths: string[] = [];
  let inFlight = 0;
  let worker: string | undefined;

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', app.url);
    const isChunk = IS_CHUNK.test(pathname);
    if (worker !== undefined && pathname === '/sw.js')
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
    if (isChunk) sentPaths.push(pathname);
    inFlight += 1;
    response.once('close', () => (inFlight -= 1));
    const hasFault = isChunk && faultPattern.test(pathname);
    if (hasFault && fault === 'refused') return response.destroy();
    if (hasFault && fault === 'held')
      return heldRequests.push((isCut) =>
        fault === 'refused' ? response.destroy() : forward(app, request, response, isCut),
      );
    return forward(app, request, response, hasFault && fault === 'cut');
  });
  const { url, close } = await waitForServer(server.listen(0, '127.0.0.1'));

  return {
    url,
    setFault: (next, name = IS_CHUNK) => {
      fault = next;
      faultPattern = name;
      if (next === 'held') return;
      for (const release of heldRequests) release(next === 'cut');
      heldRequests = [];
    },
    deploy: (newWorker) => (worker = newWorker),
    requestedPaths: () => [...sentPaths],
    isIdle: async () => {
      const before = sentPaths.length;
      // A browser requests six files at a time, and the next ones when those have arrived.
      await setTimeout(IDLE_MS);
      return inFlight === 0 && sentPaths.length === before;
    },
    moveState: (state) => JSON.parse(JSON.stringify(state).replaceAll(app.url, url)) as StoredState,
    close,
  };
};

export const test = base.extend<{ network: FaultyProxy }>({
  network: async ({ app }, use) => {
    const network = await startFaultyProxy(app);
    await use(network);
    network.close();
  },
});

/** Every page is loaded through this proxy; closing it makes the server unreachable. */
export const testBehindProxy = test.extend({ baseURL: async ({ network }, use) => use(network.url) });
