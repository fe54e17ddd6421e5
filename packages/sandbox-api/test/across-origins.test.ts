import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { ConnectionLost } from '../src/traffic/connection-lost.ts';
import { request } from './send.ts';

describe('a call from another origin', () => {
  const origin = 'https://app.example';
  const sandboxWithOrigin = createSandbox({ allowedOrigins: [origin] });
  const sandboxWithoutOrigin = createSandbox();
  afterAll(() => [sandboxWithOrigin, sandboxWithoutOrigin].forEach((sandbox) => sandbox.close()));
  const callFrom = (line: string, headers: Record<string, string>) =>
    sandboxWithOrigin.fetch(request(line, { headers }));
  const corsHeaders = ({ headers }: Response) => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-expose-headers'),
    headers.get('vary'),
  ];

  it.each([
    ['GET /hospitals', 200],
    ['GET /user/sessions', 401],
    ['GET /nowhere', 404],
  ])('%s (%d) may be read, with Retry-After', async (line, status) => {
    const response = await callFrom(line, { origin });
    expect([response.status, ...corsHeaders(response)]).toEqual([status, origin, 'Retry-After', 'Origin']);
  });

  it('a fault response may be read as well, and a reset breaks the connection', async () => {
    sandboxWithOrigin.faults.add({ match: '*', fault: { kind: 'status', status: 503 } });
    expect(corsHeaders(await callFrom('GET /hospitals', { origin }))[0]).toBe(origin);
    sandboxWithOrigin.faults.add({ match: '*', fault: { kind: 'reset' } });
    await expect(callFrom('GET /hospitals', { origin })).rejects.toThrow(ConnectionLost);
  });

  it('the response to a preflight lists the allowed methods and headers', async () => {
    const preflightHeaders = { origin, 'access-control-request-method': 'POST' };
    const { status, headers } = await callFrom('OPTIONS /user/sessions/first-steps/enroll', preflightHeaders);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('an OPTIONS request that is not a preflight gets the methods of the URL', async () => {
    const { status, headers } = await callFrom('OPTIONS /user/sessions', { origin });
    expect([status, headers.get('allow')]).toEqual([204, 'GET, OPTIONS']);
  });

  it('another origin is not allowed; without allowedOrigins no origin is', async () => {
    expect(corsHeaders(await callFrom('GET /hospitals', { origin: 'https://other.example' }))[0]).toBeNull();
    const response = await sandboxWithoutOrigin.fetch(request('GET /hospitals', { headers: { origin } }));
    expect(corsHeaders(response)).toEqual([null, null, null]);
  });
});
