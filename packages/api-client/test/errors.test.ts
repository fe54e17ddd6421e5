import { describe, expect, test } from 'vitest';
import { ApiError } from '../src/index.ts';
import { createStubClient, html, json } from './stub-client.ts';

const getApiError = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => expect.unreachable('the call succeeded'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('success is a valid data shape [T-14]', () => {
  test('data is returned whatever the HTTP status is [AP-11]', async () => {
    const { client } = createStubClient(() => json({ data: { is_enrolled: true } }, { status: 500 }));
    await expect(client.enrollInSession('yoga')).resolves.toEqual({ is_enrolled: true });
  });

  test('the phone check fails when the response is not ok, even with data [AP-02]', async () => {
    const { client } = createStubClient(() =>
      json({ success: true, data: { exists: true } }, { status: 500 }),
    );
    expect((await getApiError(client.checkPhone('9876543210'))).kind).toBe('refused');
  });

  test('the phone check fails when success is false [AP-02]', async () => {
    const { client } = createStubClient(() =>
      json({ success: false, message: 'Blocked number', data: { exists: true } }),
    );
    expect(await getApiError(client.checkPhone('9876543210'))).toMatchObject({
      kind: 'refused',
      serverMessage: 'Blocked number',
    });
  });

  test.each([[{}], [{ data: null }], [{ data: {} }], [{ data: { exists: 'yes' } }]])(
    'a phone check without an exists flag is undefined: %j',
    async (body) => {
      const { client } = createStubClient(() => json({ success: true, ...body }));
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
  ] as const)('ApiError has the kind %s', async (kind, response) => {
    const { client } = createStubClient(response);
    expect((await getApiError(client.listHospitals())).kind).toBe(kind);
  });

  test.each([
    ['', undefined],
    ['   ', undefined],
    ['x'.repeat(201), undefined],
    [{ text: 'x' }, undefined],
    ['x'.repeat(200), 'x'.repeat(200)],
    [' Try later ', 'Try later'],
  ])('a server message is a sentence of at most 200 characters: %j [T-14]', async (message, expected) => {
    const { client } = createStubClient(() => json({ message }, { status: 400 }));
    expect((await getApiError(client.getSession('yoga'))).serverMessage).toBe(expected);
  });
  test('the message of a success whose data cannot be used is no error text [T-14]', async () => {
    const { client } = createStubClient(() =>
      json({ success: true, message: 'Signed in', data: { user: 7 } }),
    );
    expect(await getApiError(client.logIn('token'))).toMatchObject({
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
  ])('Retry-After "%s" is parsed to milliseconds', async (header, ms) => {
    const { client } = createStubClient(() =>
      json({ message: 'Slow' }, { status: 429, headers: { 'Retry-After': header } }),
    );
    expect((await getApiError(client.listSessions())).retryAfterMs).toBe(ms);
  });

  test('a response that breaks off is an error of kind offline', async () => {
    const truncated = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"data": ['));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const { client } = createStubClient(truncated);
    expect((await getApiError(client.listHospitals())).kind).toBe('offline');
  });
});

describe('time and abort', () => {
  const neverResolve = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });

  test('a call without a response times out', async () => {
    const { client } = createStubClient(neverResolve, { timeoutMs: 20 });
    expect((await getApiError(client.listStates())).kind).toBe('timeout');
  });

  test('a call whose token never arrives times out as well, without a request', async () => {
    const { client, requests } = createStubClient(neverResolve, {
      timeoutMs: 20,
      getIdToken: () => new Promise(() => {}),
    });
    expect((await getApiError(client.getSession('yoga'))).kind).toBe('timeout');
    expect(requests).toHaveLength(0);
  });

  test('getIdToken: its error is passed through, and no request is sent', async () => {
    const cause = new Error('storage-timeout');
    const { client, requests } = createStubClient(neverResolve, {
      getIdToken: () => Promise.reject(cause),
    });
    await expect(client.getSession('yoga')).rejects.toBe(cause);
    expect(requests).toHaveLength(0);
  });

  test('an error other than a failed fetch reaches the caller unchanged; a failed fetch is offline, with its cause [T-14]', async () => {
    const hostError = new Error('session-changed');
    const { client } = createStubClient(() => Promise.reject(hostError));
    await expect(client.listHospitals()).rejects.toBe(hostError);
    const unreadable = Symbol('yoga') as unknown as string;
    await expect(client.getSession(unreadable)).rejects.not.toBeInstanceOf(ApiError);
    const lost = new TypeError('Failed to fetch');
    const { client: offline } = createStubClient(() => Promise.reject(lost));
    expect(await getApiError(offline.listHospitals())).toMatchObject({ kind: 'offline', cause: lost });
  });

  test('an abort by the caller rejects with its reason', async () => {
    const { client } = createStubClient(neverResolve);
    const controller = new AbortController();
    const call = client.listHospitals({ search: 'mother' }, { signal: controller.signal });
    controller.abort(new Error('a newer search'));
    await expect(call).rejects.toThrow('a newer search');
  });
});
