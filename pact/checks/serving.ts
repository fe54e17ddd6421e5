import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free port while `work` runs; `work` gets the address. */
export const serving = async <Result>(
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
