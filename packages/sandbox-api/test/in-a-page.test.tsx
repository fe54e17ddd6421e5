import { expect, it } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { sendRequest, request, getToken } from './send.ts';

it('the sandbox responds, delays and truncates responses under jsdom, whose URL and AbortSignal are not those of Node', async () => {
  expect(typeof document).toBe('object');
  const sandbox = createSandbox();
  expect((await sendRequest(sandbox, 'GET /user/sessions', { token: getToken() })).status).toBe(200);

  sandbox.faults.add({ match: '*', fault: { kind: 'truncate' } });
  await expect(sendRequest(sandbox, 'GET /hospitals')).rejects.toThrow('The sandbox broke the connection.');

  sandbox.faults.add({ match: '*', fault: { kind: 'delay', ms: 60_000 } });
  const abortedRequest = new Request(request('GET /hospitals'), { signal: AbortSignal.timeout(20) });
  await expect(sandbox.fetch(abortedRequest)).rejects.toMatchObject({ name: 'TimeoutError' });
});
