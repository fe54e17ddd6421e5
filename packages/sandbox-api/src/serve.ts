import { createServer } from 'node:http';
import type { Sandbox } from './create-sandbox.ts';
import { listen, type Listening } from './listen.ts';
import { toNodeListener } from './node-listener.ts';
import { onlyOwnOrigin, refusalBut } from './own-origin.ts';

export { findHostRefusal, onlyOwnOrigin } from './own-origin.ts';
export { toNodeListener };

/**
 * Serves the sandbox over HTTP. `port` 0 takes any free one; `url` contains it. Pages of other origins are rejected,
 * except the allowed ones. Rejects with one sentence when the port is in use. `close` leaves the sandbox itself open.
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
