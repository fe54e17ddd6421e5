import { createServer } from 'node:http';
import type { Sandbox } from './create-sandbox.ts';
import { listen, type Listening } from './listen.ts';
import { toNodeListener } from './node-listener.ts';
import { onlyOwnOrigin, refusalBut } from './own-origin.ts';

export { hostRefusalOf, onlyOwnOrigin } from './own-origin.ts';
export { toNodeListener };

/**
 * Serves the sandbox over http. `port` 0 takes any free one; `url` says which.
 * Pages of other origins get no answer, but for those that the sandbox was told of. Rejects with one sentence when the port is in use. `close` leaves the sandbox itself open.
 */
export const serveSandbox = ({
  sandbox,
  port,
  host = '127.0.0.1',
}: {
  sandbox: Sandbox;
  port: number;
  host?: string;
}): Promise<Listening> =>
  listen(
    createServer(onlyOwnOrigin(toNodeListener(sandbox), refusalBut(sandbox.allowedOrigins))),
    'the sandbox API',
    port,
    host,
  );
