import { createServer } from 'node:http';
import type { Sandbox } from './create-sandbox.ts';
import { listen, type RunningServer } from './listen.ts';
import { toNodeListener } from './node-listener.ts';
import { rejectOtherOrigins, allowOrigins } from './reject-other-origins.ts';

export { findHostRejection, rejectOtherOrigins } from './reject-other-origins.ts';
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
}): Promise<RunningServer> =>
  listen(
    createServer(rejectOtherOrigins(toNodeListener(sandbox), allowOrigins(sandbox.allowedOrigins))),
    'the sandbox API',
    port,
    host,
  );
