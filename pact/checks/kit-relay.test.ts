import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openRelay } from '../provider-kit/lib/relay.mjs';
import { serving } from './serving.ts';

type Change = { action: 'setup' | 'teardown'; state: string; params: Record<string, unknown> };

/** A backend of which only the state endpoint and the calls that were made matter. */
const recorded =
  (posted: string[]): RequestListener =>
  (request, response) => {
    const answer = async () => {
      if (request.url !== '/states') return posted.push(`${request.method} ${request.url}`);
      const { action, state } = (await json(request)) as Change;
      return posted.push(`${action} ${state}`);
    };
    void answer().then(() =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"accessToken":"a","idToken":"i"}'),
    );
  };

const changed = async (state: string, params: Record<string, unknown>): Promise<string[]> => {
  const posted: string[] = [];
  await serving(recorded(posted), async (url) => {
    const relay = await openRelay({ providerUrl: `${url}/api`, statesUrl: `${url}/states` });
    for (const action of ['setup', 'teardown'])
      await fetch(`${relay.url}${relay.statesPath}`, {
        method: 'POST',
        body: JSON.stringify({ action, state, params }),
      });
    relay.close();
  });
  return posted;
};

test('what a call was made from is taken down after it, so that the next interaction starts afresh', async () => {
  const account = { phone: '9876543210', first_name: 'Asha', last_name: 'Rao' };
  expect(await changed('an account was made by call 3', account)).toEqual([
    'setup a phone number is not registered',
    'setup a country with states',
    'setup a proved phone number',
    'POST /api/user/auth/check-phone',
    'POST /api/user/auth/verify-firebase-token',
    'POST /api/user/auth/signup/verify-firebase-token',
    'teardown a phone number is not registered',
    'teardown a country with states',
    'teardown a proved phone number',
  ]);
  expect(await changed('a place was taken by call 9', { phone: '9811122233', slug: 'yoga' })).toEqual([
    'setup the mother is not enrolled',
    'setup a signed-in user',
    'GET /api/user/sessions?limit=10&upcoming=true',
    'GET /api/user/sessions/yoga',
    'POST /api/user/sessions/yoga/enroll',
    'teardown the mother is not enrolled',
    'teardown a signed-in user',
  ]);
});

test('any other state is posted and taken down as it is', async () =>
  expect(await changed('no sessions', {})).toEqual(['setup no sessions', 'teardown no sessions']));
