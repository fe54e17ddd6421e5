import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sandbox } from './create-sandbox.ts';
import { ConnectionLost } from './traffic/connection-lost.ts';

type Outgoing = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>;

/** Bytes that cannot be the start of an HTTP response. */
const NOT_HTTP = '\0'.repeat(16);

async function send(response: Response, outgoing: Outgoing): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  for await (const chunk of response.body ?? []) {
    // Each chunk is flushed before the next is read: a truncated response has to arrive up to the cut.
    await new Promise<void>((resolve) => {
      outgoing.write(chunk, () => resolve());
    });
  }
  outgoing.end();
}

/**
 * Breaks the connection. A few bytes are sent first, because Chromium repeats a request by itself, even a POST, when a
 * reused connection breaks before the first byte: the page would never see the fault.
 */
function breakConnection(socket: Socket, headersSent: boolean) {
  if (headersSent) socket.destroy();
  else socket.write(NOT_HTTP, () => socket.destroy());
}

/**
 * The sandbox as a listener of a Node http server, or as a connect middleware mounted under `/api` and `/__sandbox`.
 * If `sandbox.fetch` rejects, or a body breaks off, the connection breaks.
 */
export function toNodeListener(sandbox: Pick<Sandbox, 'fetch'>) {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        await send(await sandbox.fetch(request), outgoing as Outgoing);
      } catch (error) {
        if (!(error instanceof ConnectionLost) && !request.signal.aborted) throw error;
        breakConnection((incoming as IncomingMessage).socket, outgoing.headersSent);
      }
      return RESPONSE_ALREADY_SENT;
    },
    // The process retains its own Request and Response.
    { overrideGlobalObjects: false },
  );
  return (incoming: IncomingMessage & { originalUrl?: string }, outgoing: ServerResponse): void => {
    // connect removes the mount path from `url`; the sandbox matches calls by the whole path.
    if (incoming.originalUrl !== undefined) incoming.url = incoming.originalUrl;
    void listener(incoming, outgoing);
  };
}
