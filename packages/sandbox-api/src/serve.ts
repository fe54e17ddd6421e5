import { createServer } from 'node:http';
import type { Sandbox } from './create-sandbox.ts';
import { listen, type Listening } from './listen.ts';
import { toNodeListener } from './node-listener.ts';

export { toNodeListener };

/**
 * Serves the sandbox over http. `port` 0 takes any free one; `url` says which.
 * Rejects with one sentence when the port is in use. `close` leaves the sandbox itself open.
 */
export const serveSandbox = ({
  sandbox,
  port,
  host = '127.0.0.1',
}: {
  sandbox: Sandbox;
  port: number;
  host?: string;
}): Promise<Listening> => listen(createServer(toNodeListener(sandbox)), 'the sandbox API', port, host);
