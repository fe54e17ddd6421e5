import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxError } from './sandbox-error.ts';

export type Listening = { url: string; close: () => Promise<void> };

/** Starts the server. `port` 0 takes any free one. Rejects with one sentence when the port is in use. */
export async function listen(server: Server, what: string, port: number, host: string): Promise<Listening> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw sandboxError({
      happened: `Port ${port} on ${host} is in use`,
      so: `${what} cannot start`,
      todo: 'stop the program that uses it or choose another port',
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
