/** The storage key of the writing calls of a visitor of the demo. Their tokens are valid for an hour (`mint-token.ts`). */
const KEY = 'demo:writes';

type Write = { url: string; headers: Record<string, string>; body: string };

const readWrites = (): Write[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Write[];

/** Saves a writing call that succeeded. */
export const saveWrite = async (request: Request, response: Response): Promise<void> => {
  if (request.method !== 'POST' || !response.ok) return;
  const write = {
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  };
  sessionStorage.setItem(KEY, JSON.stringify([...readWrites(), write]));
};

/**
 * Repeats the saved writes on a new backend: its memory ends with the document, for example at a change of language.
 */
export const repeatWrites = async (send: (request: Request) => Promise<Response>): Promise<void> => {
  for (const { url, headers, body } of readWrites())
    await send(new Request(url, { method: 'POST', headers, ...(body === '' ? {} : { body }) }));
};
