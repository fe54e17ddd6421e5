import { mintToken, REGISTERED_PHONE, type Sandbox } from '../src/index.ts';

export type SandboxResponse = { status: number; body: Record<string, unknown>; headers: Headers };

type RequestOptions = { token?: string; body?: unknown; headers?: Record<string, string> };

/** A request to the sandbox: `GET /hospitals?search=x`, relative to `/api`. */
export function request(line: string, { token, body, headers = {} }: RequestOptions = {}): Request {
  const [method = '', path = ''] = line.split(' ');
  const base = path.startsWith('/__sandbox') ? '' : '/api';
  return new Request(`http://sandbox.test${base}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Sends a request and reads the response; a response without a body reads as `{}`. */
export async function sendRequest(
  sandbox: Pick<Sandbox, 'fetch'>,
  line: string,
  options?: RequestOptions,
): Promise<SandboxResponse> {
  const response = await sandbox.fetch(request(line, options));
  const text = await response.text();
  return {
    status: response.status,
    body: JSON.parse(text || '{}') as Record<string, unknown>,
    headers: response.headers,
  };
}

/** An unsigned token of the default project. */
export const getToken = (phone = REGISTERED_PHONE, issuedAt = new Date()) =>
  mintToken({ phone, projectId: 'demo-janani', issuedAt });

/** The entries of `data` in a response with a list. */
export const getData = <T = Record<string, unknown>>({ body }: SandboxResponse) => body['data'] as T[];
