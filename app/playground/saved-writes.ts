/** What a visitor of the demonstration has the backend write. The tokens in it are believed for an hour (`mint-token.ts`). */
const KEY = 'demo:writes';

type Write = { address: string; headers: Record<string, string>; body: string };

const kept = (): Write[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Write[];

/** Remembers a call that wrote something, once it was answered well. */
export const saveWrite = async (request: Request, response: Response): Promise<void> => {
  if (request.method !== 'POST' || !response.ok) return;
  const write = {
    address: request.url,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  };
  sessionStorage.setItem(KEY, JSON.stringify([...kept(), write]));
};

/** Has a new backend write it all again: its memory ends with a document, as a change of language loads one. */
export const repeatWrites = async (send: (request: Request) => Promise<Response>): Promise<void> => {
  for (const { address, headers, body } of kept())
    await send(new Request(address, { method: 'POST', headers, ...(body === '' ? {} : { body }) }));
};
