import type { IncomingMessage, RequestListener } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** Where the app sends events when it runs on the sandbox (app/src/platform/posthog.ts). */
export const analyticsPaths = ['/__analytics'];

/** What analytics received: the URLs that were called, and the events that were sent. */
export type Captured = { url: string; events: Record<string, unknown>[] };

const getBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** PostHog's client sends JSON, zipped or in a form field. */
const readEvents = (body: Buffer): Record<string, unknown>[] => {
  if (body.byteLength === 0) return [];
  const isZipped = body[0] === 0x1f && body[1] === 0x8b;
  const text = (isZipped ? gunzipSync(body) : body).toString();
  const field = new URLSearchParams(text).get('data');
  const json = text.startsWith('data=') && field ? Buffer.from(field, 'base64').toString() : text;
  const sent = JSON.parse(json) as unknown;
  if (Array.isArray(sent)) return sent as Record<string, unknown>[];
  const { batch } = sent as { batch?: Record<string, unknown>[] };
  return batch ?? [sent as Record<string, unknown>];
};

/** Plays the analytics host: records what it receives, and serves it at `/__analytics/captured`. */
export const createCapture = (): RequestListener => {
  let captured: Captured[] = [];
  return (request, response) => {
    const respond = (body: unknown) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/__analytics/captured') {
      if (request.method === 'DELETE') captured = [];
      respond(captured);
      return;
    }
    void getBody(request)
      .then((body) => captured.push({ url: request.url ?? '', events: readEvents(body) }))
      .then(
        () => respond({ status: 1 }),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
  };
};
