import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Kept, Served } from './backend.ts';
import { test as base } from './test.ts';

/** What happens to a file of the build on its way. `cut`: its head and half its body come, then the connection ends. */
type Trouble = 'none' | 'held' | 'cut' | 'refused';

/** A network between browser and app, with its own address. Unlike `page.route` it leaves the browser's caches at work. */
export type NetworkInBetween = {
  url: string;
  /** From now on, for the scripts and styles of the build that the browser does not have yet, or those of this name. */
  become: (trouble: Trouble, name?: RegExp) => void;
  /** Puts another worker in the place of the build's. */
  deploy: (worker: string) => void;
  /** The paths of the build's files that were asked for. */
  asked: () => string[];
  /** Resolves with whether all that was asked for has been answered, and nothing more comes. */
  isQuiet: () => Promise<boolean>;
  /** What a browser keeps of the app, as if it had come by this address. */
  storedHere: (kept: Kept) => Kept;
  close: () => void;
};

/** So long without a request, a page is at rest. */
const QUIET_MS = 500;

const IS_CHUNK = /^\/assets\/.+\.(?:js|css)$/;

const pass = (app: Served, request: IncomingMessage, response: ServerResponse, isCut: boolean) => {
  const target = new URL(request.url ?? '/', app.url);
  const onward = ask(
    target,
    {
      method: request.method,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    },
    (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      if (!isCut) return upstream.pipe(response);
      // The head has promised the whole length.
      upstream.once('data', (chunk: Buffer) => {
        response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy());
        upstream.destroy();
      });
      return undefined;
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
};

const networkInBetween = async (app: Served): Promise<NetworkInBetween> => {
  let trouble: Trouble = 'none';
  let inTrouble = IS_CHUNK;
  let waiting: ((isCut: boolean) => void)[] = [];
  const asked: string[] = [];
  let inFlight = 0;
  let worker: string | undefined;

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', app.url);
    const isChunk = IS_CHUNK.test(pathname);
    if (worker !== undefined && pathname === '/sw.js')
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
    if (isChunk) asked.push(pathname);
    inFlight += 1;
    response.once('close', () => (inFlight -= 1));
    const hasTrouble = isChunk && inTrouble.test(pathname);
    if (hasTrouble && trouble === 'refused') return response.destroy();
    if (hasTrouble && trouble === 'held')
      return waiting.push((isCut) =>
        trouble === 'refused' ? response.destroy() : pass(app, request, response, isCut),
      );
    return pass(app, request, response, hasTrouble && trouble === 'cut');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    url,
    become: (next, name = IS_CHUNK) => {
      trouble = next;
      inTrouble = name;
      if (next === 'held') return;
      for (const letGo of waiting) letGo(next === 'cut');
      waiting = [];
    },
    deploy: (newWorker) => (worker = newWorker),
    asked: () => [...asked],
    isQuiet: async () => {
      const before = asked.length;
      // A browser asks for six files at a time, and for the next ones when those are there.
      await setTimeout(QUIET_MS);
      return inFlight === 0 && asked.length === before;
    },
    storedHere: (kept) => JSON.parse(JSON.stringify(kept).replaceAll(app.url, url)) as Kept,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export const test = base.extend<{ network: NetworkInBetween }>({
  network: async ({ app }, use) => {
    const network = await networkInBetween(app);
    await use(network);
    network.close();
  },
});

/** The app by this network from the start: closed, there is no server any more. */
export const behindNetwork = test.extend({ baseURL: async ({ network }, use) => use(network.url) });
