import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs `work` with the URL of a server on a free port, and closes the server afterwards. */
export const withServer = async <Result>(
  listener: RequestListener,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
