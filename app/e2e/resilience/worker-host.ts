import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passTo } from '../../preview/serve.ts';
import type { Served } from '../backend.ts';

/** The app behind a host that puts something in front of its worker. */
export const hostWithWorker = async (app: Served, prelude: string) => {
  const pass = passTo(app.url);
  const worker = `${prelude}\n${await (await fetch(`${app.url}/sw.js`)).text()}`;
  const host = createServer((request, response) => {
    if (request.url !== '/sw.js') return pass(request, response);
    return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(host.address() as AddressInfo).port}`,
    close: () => {
      host.close();
      host.closeAllConnections();
    },
  };
};
