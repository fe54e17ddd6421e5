import { describe, expect, it } from 'vitest';
import { type Input, InputError, readInput } from './read-input.ts';

const read = (text: string, input: Partial<Input> = {}) =>
  readInput({ text, call: '', status: '200', ...input });
const getError = (text: string, input?: Partial<Input>) => {
  try {
    return read(text, input);
  } catch (error) {
    return error instanceof InputError ? error.title : error;
  }
};

const createHar = (url: string, content: object) =>
  JSON.stringify({
    log: {
      entries: [
        null,
        { request: { method: 'GET', url: 'https://app.example/index.html' }, response: { status: 200 } },
        {
          request: { method: 'GET', url, headers: [{ name: 'Authorization', value: 'Bearer secret-1' }] },
          response: { status: 200, headers: [{ name: 'Cache-Control', value: 'public' }], content },
        },
      ],
    },
  });

describe('an HTTP archive', () => {
  it('yields the nine calls, whatever their base, and nothing else', () => {
    const text = btoa(String.fromCodePoint(...new TextEncoder().encode('{"data":["é"]}')));
    const har = createHar('https://backend.example/v2/user/sessions?search=9811122233', {
      text,
      encoding: 'base64',
    });
    const expected = {
      call: 'listSessions',
      path: 'backend.example/v2/user/sessions',
      headers: { 'cache-control': 'public' },
      body: { data: ['é'] },
      hasBearer: true,
    };
    expect(read(har)).toEqual([expect.objectContaining(expected)]);
    expect(JSON.stringify(read(har))).not.toMatch(/secret-1|9811122233|index\.html/);
  });

  it.each([
    ['without one of the calls', '/user', {}],
    ['of a picture', '/hospitals', { text: '<svg/>', mimeType: 'image/svg+xml' }],
    ['saved without its content', '/hospitals', { size: 500 }],
  ])('%s is an error', (_title, path, content) => {
    expect(getError(createHar(`https://app.example${path}`, content))).toBe(
      'This HAR has none of the nine calls.',
    );
  });
});

describe('a response', () => {
  it('is recognized by its fields, or belongs to the chosen call', () => {
    expect(read('{"data":{"is_enrolled":true}}')[0]?.call).toBe('enrollInSession');
    expect(read('<html>', { call: 'getSession', status: '502' })[0]).toMatchObject({
      call: 'getSession',
      status: 502,
      body: undefined,
    });
  });

  it('has the status that curl prints', () => {
    const printed = 'HTTP/2 404 \r\nset-cookie: sid=1\r\n\r\n{"message":"No"}';
    expect(read(printed, { call: 'getSession' })[0]).toMatchObject({ status: 404, body: { message: 'No' } });
  });

  it('has the headers that curl prints, and a bearer where the call has no response without one', () => {
    const printed = 'HTTP/2 200 \r\nCache-Control: public\r\n\r\n{"data":{"is_enrolled":true}}';
    expect(read(printed)[0]).toMatchObject({ headers: { 'cache-control': 'public' }, hasBearer: true });
  });

  it.each([
    ['', 'There is no response.'],
    ['{"data": [1 2]}', 'This is not JSON.'],
    ['HTTP/1.1 404 Not found\n\n{"message":"No"}', 'Every call has such a response.'],
  ])('%s cannot be checked', (text, title) => {
    expect(getError(text)).toBe(title);
  });
});
