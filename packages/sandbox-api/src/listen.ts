import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandboxError } from './sandbox-error.ts';

export type RunningServer = { url: string; close: () => Promise<void> };

/** Starts the server. `port` 0 takes any free one. Rejects with one sentence when the port is in use. */
export async function listen(
  server: Server,
  serverName: string,
  port: number,
  host: string,
): Promise<RunningServer> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw createSandboxError({
      problem: `Port ${port} on ${host} is in use`,
      consequence: `${serverName} cannot start`,
      fix: 'stop the program that uses it or choose another port',
    });
  }
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actualPort}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
