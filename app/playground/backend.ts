import { createSandbox } from '@janani/sandbox-api';
import { folder } from './entry.ts';
import { saveWrite } from './saved-writes.ts';
import { scene } from './scene.ts';
import { WORKER } from './worker.ts';

/** The sandbox accepts unsigned tokens of `demo-` projects only. */
export const PROJECT_ID = 'demo-janani';

export const sandbox = createSandbox({
  projectId: PROJECT_ID,
  getImageUrl: (name) => new URL(`pictures/${name}.svg`, folder).href,
});

/** A server sends its time with every response; this is the page’s own, so that the clock needs no correction. */
const timeResponse = () => new Response(null, { headers: { Date: new Date().toUTCString() } });

const respond = async (request: Request): Promise<Response | undefined> => {
  const { origin, pathname } = new URL(request.url);
  if (origin !== window.location.origin) return undefined;
  if (pathname === WORKER) return timeResponse();
  if (!pathname.startsWith('/api/')) return undefined;
  if (!navigator.onLine) throw new TypeError('Failed to fetch');
  try {
    const copy = request.clone();
    const response = await sandbox.fetch(request);
    if (!scene) await saveWrite(copy, response);
    return response;
  } catch (error) {
    // As a browser reports a broken connection.
    if (request.signal.aborted) throw error;
    throw new TypeError('Failed to fetch', { cause: error });
  }
};

/** Sends the product's requests to the sandbox instead of a backend. */
export const interceptFetch = (): void => {
  const fetchFile = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return (await respond(request)) ?? fetchFile(request);
  };
};
