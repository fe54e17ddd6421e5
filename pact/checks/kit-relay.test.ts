import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openRelay } from '../provider-kit/lib/relay.mjs';
import { withServer } from './with-server.ts';

type Change = { action: 'setup' | 'teardown'; state: string; params: Record<string, unknown> };

/** A backend that records every state change and request in `requests`. */
const createRecordingBackend =
  (requests: string[]): RequestListener =>
  (request, response) => {
    const record = async () => {
      if (request.url !== '/states') return requests.push(`${request.method} ${request.url}`);
      const { action, state } = (await json(request)) as Change;
      return requests.push(`${action} ${state}`);
    };
    void record().then(() =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"userToken":"a","phoneToken":"i"}'),
    );
  };

const setUpAndTearDown = async (state: string, params: Record<string, unknown>): Promise<string[]> => {
  const requests: string[] = [];
  await withServer(createRecordingBackend(requests), async (url) => {
    const relay = await openRelay({ providerUrl: `${url}/api`, statesUrl: `${url}/states` });
    for (const action of ['setup', 'teardown'])
      await fetch(`${relay.url}${relay.statesPath}`, {
        method: 'POST',
        body: JSON.stringify({ action, state, params }),
      });
    relay.close();
  });
  return requests;
};

test('the states that precede an operation are torn down after it, so that the next interaction starts empty', async () => {
  const account = { phone: '9876543210', first_name: 'Asha', last_name: 'Rao' };
  expect(await setUpAndTearDown('a user has signed up', account)).toEqual([
    'setup a phone number is verified',
    'setup a country has states',
    'POST /api/user/auth/check-phone',
    'POST /api/user/auth/verify-firebase-token',
    'POST /api/user/auth/signup/verify-firebase-token',
    'teardown a phone number is verified',
    'teardown a country has states',
  ]);
  expect(
    await setUpAndTearDown('a user has enrolled', { phone: '9811122233', slugs: ['yoga', 'yoga'] }),
  ).toEqual([
    'setup a user exists',
    'GET /api/user/sessions/yoga',
    'GET /api/user/sessions?limit=10&upcoming=true',
    'POST /api/user/sessions/yoga/enroll',
    'POST /api/user/sessions/yoga/enroll',
    'teardown a user exists',
  ]);
});

test('any other state is set up and torn down unchanged', async () =>
  expect(await setUpAndTearDown('sessions exist', { sessions: [] })).toEqual([
    'setup sessions exist',
    'teardown sessions exist',
  ]));
