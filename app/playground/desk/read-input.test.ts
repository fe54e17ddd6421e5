import { describe, expect, it } from 'vitest';
import { type Input, InputError, readInput } from './read-input.ts';

const read = (text: string, input: Partial<Input> = {}) => readInput({ text, call: '', ...input });
const getError = (text: string, input?: Partial<Input>) => {
  try {
    return read(text, input);
  } catch (error) {
    return error instanceof InputError ? error.message : error;
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
      host: 'backend.example',
      path: '/v2/user/sessions',
      headers: { 'cache-control': 'public' },
      body: { data: ['é'] },
      hasBearer: true,
    };
    expect(read(har)).toEqual([expect.objectContaining(expected)]);
    expect(JSON.stringify(read(har))).not.toMatch(/secret-1|9811122233|index\.html/);
  });

  it('has responses that cannot be judged, and images that are none', () => {
    const url = 'https://app.example/assets/hospitals';
    expect(read(createHar(url, { size: 9 }))[0]?.unread).toContain('without its content');
    expect(getError(createHar(url, { text: '<svg>', mimeType: 'image/svg+xml' }))).toContain('none of');
  });

  it('without one of the calls is an error', () => {
    expect(getError(createHar('https://app.example/user', { text: '' }))).toContain(
      'This HAR has none of the nine calls.',
    );
  });
});

describe('a response', () => {
  it('is recognized by its fields, or belongs to the chosen call', () => {
    expect(read('{"data":{"is_enrolled":true}}')[0]?.call).toBe('enrollInSession');
    expect(read('HTTP/2 502\n\n<html>', { call: 'getSession' })[0]).toMatchObject({
      call: 'getSession',
      status: 502,
      body: undefined,
    });
  });

  it('has the status and the headers that curl prints', () => {
    const printed = 'HTTP/2 404 \r\nCache-Control: public\r\n\r\n{"message":"No"}';
    const headers = { 'cache-control': expect.stringContaining('public') };
    const expected = { status: 404, headers, hasBearer: true, body: { message: 'No' } };
    expect(read(printed, { call: 'getSession' })[0]).toMatchObject(expected);
  });

  it.each([
    ['', 'This field is empty.'],
    ['<html>', 'This is HTML'],
    ['{"data": [1 2]}', 'position 12'],
    ['HTTP/1.1 404 Not found\n\n{"message":"No"}', 'Every call has such a response.'],
  ])('%s cannot be checked', (text, title) => {
    expect(getError(text)).toContain(title);
  });
});
