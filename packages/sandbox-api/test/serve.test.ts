import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Fault } from '../src/index.ts';
import { listen, type RunningServer } from '../src/listen.ts';
import { serveSandbox, toNodeListener } from '../src/serve.ts';
import { getToken } from './send.ts';

const sandbox = createSandbox();
const headers = { authorization: `Bearer ${getToken()}` };
let server: RunningServer;
// Read before the first listener is created.
const originalGlobals = { Request, Response };

beforeAll(async () => {
  server = await serveSandbox({ sandbox, port: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await server.close();
  sandbox.close();
});

const addFault = (fault: Fault, when: 'before' | 'after-commit' = 'before') =>
  fetch(`${server.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: '* /api*', fault, when }),
  });
const enroll = () =>
  fetch(`${server.url}/api/user/sessions/walking-for-two/enroll`, { method: 'POST', headers });
const isEnrolled = async () => {
  const response = await fetch(`${server.url}/api/user/sessions/walking-for-two`, { headers });
  return ((await response.json()) as { data: { is_enrolled: boolean } }).data.is_enrolled;
};

describe('the sandbox on a real socket', () => {
  it('responds, with bodies in both directions', async () => {
    const response = await fetch(`${server.url}/api/user/auth/check-phone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '9811122233' }),
    });
    expect(await response.json()).toMatchObject({ data: { exists: true } });
    expect((await enroll()).status).toBe(200);
    expect((await fetch(`${server.url}/api/user/sessions`, { method: 'OPTIONS' })).status).toBe(204);
  });

  it('does not replace the Request and Response of the process', () => {
    expect(
      globalThis.Request === originalGlobals.Request && globalThis.Response === originalGlobals.Response,
    ).toBe(true);
  });

  it.each(['before', 'after-commit'] as const)('breaks the socket without a response: %s', async (when) => {
    await addFault({ kind: 'reset' }, when);
    await expect(enroll()).rejects.toThrow('fetch failed');
    expect(await isEnrolled()).toBe(when === 'after-commit');
  });

  it.each(['before', 'after-commit'] as const)(
    'closes the connection in the middle of the response body, fault applied %s',
    async (when) => {
      await addFault({ kind: 'truncate' }, when);
      const response = await enroll();
      expect(response.status).toBe(200);
      await expect(response.json()).rejects.toThrow('terminated');
      expect(await isEnrolled()).toBe(when === 'after-commit');
    },
  );

  /** Every byte that comes back on one connection until it ends; each line waits for the response before it. */
  async function getBytes(...lines: string[]) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (data: Buffer) => (text += data.toString()));
    for (const [index, line] of lines.entries()) {
      if (index > 0) await once(socket, 'data');
      socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    }
    await once(socket, 'close');
    return text;
  }

  it('sends the first half of a truncated response', async () => {
    await addFault({ kind: 'truncate' }, 'after-commit');
    const text = await getBytes('GET /api/hospitals?search=sunrise%20mother');
    expect(text).toContain('HTTP/1.1 200 OK');
    expect(text).toContain('{"success":true,"message":"1 hospital');
    expect(text).not.toContain('Centre');
    expect(text.endsWith('0\r\n\r\n')).toBe(false);
  });

  it('sends bytes before breaking, because Chromium repeats a request without them on another connection', async () => {
    await addFault({ kind: 'reset' });
    const text = await getBytes('OPTIONS /elsewhere', 'GET /api/hospitals');
    expect(text.match(/HTTP/g)?.length).toBe(1);
    // Bytes that are no response: Chromium repeats only requests without any.
    expect(text).toMatch(/\0{16}$/);
  });

  it('a delayed response can be aborted by the caller, and later calls succeed', async () => {
    await addFault({ kind: 'delay', ms: 60_000 });
    await expect(fetch(`${server.url}/api/hospitals`, { signal: AbortSignal.timeout(50) })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
    expect((await fetch(`${server.url}/api/hospitals`)).status).toBe(200);
  });

  it('responds to many callers at once', async () => {
    const calls = Array.from({ length: 100 }, () => fetch(`${server.url}/api/user/sessions`, { headers }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('mounting and origins', () => {
  it('a web app of an allowed origin may use the calls, but no control endpoint', async () => {
    const origin = 'https://app.example';
    const sandboxWithOrigin = createSandbox({ allowedOrigins: [origin] });
    const served = await serveSandbox({ sandbox: sandboxWithOrigin, port: 0 });
    const getStatus = async (path: string, from: string) =>
      (await fetch(`${served.url}${path}`, { headers: { origin: from, 'sec-fetch-site': 'cross-site' } }))
        .status;
    expect(await getStatus('/api/hospitals', origin)).toBe(200);
    expect(await getStatus('/api/hospitals', 'https://other.example')).toBe(403);
    expect(await getStatus('/__sandbox/requests', origin)).toBe(403);
    await served.close();
    sandboxWithOrigin.close();
  });

  it('reports a port that is in use with a message', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveSandbox({ sandbox, port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use, so the sandbox API cannot start: stop the program that uses it or choose another port.`,
    );
  });

  it('mounts into another server, even if that removes the mount path', async () => {
    const listener = toNodeListener(sandbox);
    const host = createServer((request, response) => {
      const mounted = Object.assign(request, { originalUrl: request.url ?? '' });
      mounted.url = mounted.originalUrl.replace('/api', '');
      listener(mounted, response);
    });
    const { url, close } = await listen(host, 'the host', 0, '127.0.0.1');
    expect((await fetch(`${url}/api/hospitals`)).status).toBe(200);
    await close();
  });
});
