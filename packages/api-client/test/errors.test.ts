import { describe, expect, test } from 'vitest';
import { ApiError } from '../src/index.ts';
import { clientRespondingWith, html, json } from './stub-client.ts';

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => expect.unreachable('the call succeeded'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('success is a valid data shape [T-14]', () => {
  test('data is read whatever the status [AP-11]', async () => {
    const { client } = clientRespondingWith(() => json({ data: { is_enrolled: true } }, { status: 500 }));
    await expect(client.enrollInSession('yoga')).resolves.toEqual({ is_enrolled: true });
  });

  test('the phone check fails when the response is not ok, even with data [AP-02]', async () => {
    const { client } = clientRespondingWith(() =>
      json({ success: true, data: { exists: true } }, { status: 500 }),
    );
    expect((await failure(client.checkPhone('9876543210'))).kind).toBe('refused');
  });

  test('the phone check fails when success is false [AP-02]', async () => {
    const { client } = clientRespondingWith(() =>
      json({ success: false, message: 'Blocked number', data: { exists: true } }),
    );
    expect(await failure(client.checkPhone('9876543210'))).toMatchObject({
      kind: 'refused',
      serverMessage: 'Blocked number',
    });
  });

  test.each([[{}], [{ data: null }], [{ data: {} }], [{ data: { exists: 'yes' } }]])(
    'a phone check without an exists flag is undefined: %j',
    async (body) => {
      const { client } = clientRespondingWith(() => json({ success: true, ...body }));
      await expect(client.checkPhone('9876543210')).resolves.toEqual({ exists: undefined });
    },
  );
});

describe('one error type', () => {
  test.each([
    ['refused', () => json({ message: 'No' }, { status: 400 })],
    ['refused', () => json({ success: false, message: 'No' })],
    ['not-found', () => json({ message: 'No' }, { status: 404 })],
    ['unauthenticated', () => json({ message: 'No' }, { status: 401 })],
    ['unexpected-response', () => json({ data: 'text' })],
    ['unexpected-response', () => json([])],
    ['unexpected-response', () => json(null)],
    ['unexpected-response', () => json(null, { status: 500 })],
    ['unexpected-response', () => html(200)],
    ['unexpected-response', () => html(502)],
    ['unexpected-response', () => new Response(null, { status: 204 })],
    ['unexpected-response', () => new Response('{"data": [', { status: 200 })],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('%s', async (kind, response) => {
    const { client } = clientRespondingWith(response);
    expect((await failure(client.listHospitals())).kind).toBe(kind);
  });

  test.each([
    ['', undefined],
    ['   ', undefined],
    ['x'.repeat(201), undefined],
    [{ text: 'x' }, undefined],
    ['x'.repeat(200), 'x'.repeat(200)],
    [' Try later ', 'Try later'],
  ])('a server message is a sentence of at most 200 characters: %j [T-14]', async (message, expected) => {
    const { client } = clientRespondingWith(() => json({ message }, { status: 400 }));
    expect((await failure(client.getSession('yoga'))).serverMessage).toBe(expected);
  });
  test('the message of a success whose data cannot be used is no error text [T-14]', async () => {
    const { client } = clientRespondingWith(() =>
      json({ success: true, message: 'Signed in', data: { user: 7 } }),
    );
    expect(await failure(client.logIn('token'))).toMatchObject({
      kind: 'unexpected-response',
      serverMessage: undefined,
    });
  });

  test.each([
    ['7', 7000],
    ['0', 0],
    ['soon', undefined],
    ['', undefined],
    [' ', undefined],
  ])('Retry-After %s', async (header, ms) => {
    const { client } = clientRespondingWith(() =>
      json({ message: 'Slow' }, { status: 429, headers: { 'Retry-After': header } }),
    );
    expect((await failure(client.listSessions())).retryAfterMs).toBe(ms);
  });

  test('a response that breaks off is offline', async () => {
    const truncated = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"data": ['));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const { client } = clientRespondingWith(truncated);
    expect((await failure(client.listHospitals())).kind).toBe('offline');
  });
});

describe('time and abort', () => {
  const neverResolve = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });

  test('a call ends at its time limit', async () => {
    const { client } = clientRespondingWith(neverResolve, { timeoutMs: 20 });
    expect((await failure(client.listStates())).kind).toBe('timeout');
  });

  test('a call whose token never arrives ends at the time limit too', async () => {
    const { client, requests } = clientRespondingWith(neverResolve, {
      timeoutMs: 20,
      getIdToken: () => new Promise(() => {}),
    });
    expect((await failure(client.getSession('yoga'))).kind).toBe('timeout');
    expect(requests).toHaveLength(0);
  });

  test('getIdToken: its error is passed through, and no request is sent', async () => {
    const cause = new Error('storage-timeout');
    const { client, requests } = clientRespondingWith(neverResolve, {
      getIdToken: () => Promise.reject(cause),
    });
    await expect(client.getSession('yoga')).rejects.toBe(cause);
    expect(requests).toHaveLength(0);
  });

  test("the host's own error and one of our own reach the caller; only a failed fetch is offline, with its cause [T-14]", async () => {
    const ended = new Error('session-changed');
    const { client } = clientRespondingWith(() => Promise.reject(ended));
    await expect(client.listHospitals()).rejects.toBe(ended);
    const unreadable = Symbol('yoga') as unknown as string;
    await expect(client.getSession(unreadable)).rejects.not.toBeInstanceOf(ApiError);
    const lost = new TypeError('Failed to fetch');
    const { client: offline } = clientRespondingWith(() => Promise.reject(lost));
    expect(await failure(offline.listHospitals())).toMatchObject({ kind: 'offline', cause: lost });
  });

  test('an abort by the caller rejects with its reason', async () => {
    const { client } = clientRespondingWith(neverResolve);
    const controller = new AbortController();
    const call = client.listHospitals({ search: 'mother' }, { signal: controller.signal });
    controller.abort(new Error('a newer search'));
    await expect(call).rejects.toThrow('a newer search');
  });
});
