import type { Page, Route } from '@playwright/test';
import type { AppServer } from '../backend.ts';
import { restoreSignedInState } from '../test-user.ts';
import { ananya, getProviderUser } from '../users.ts';
import { replaceUsers, readProviderRows, storeEarlierFormat } from '../provider-rows.ts';
import { expect, test } from '../test.ts';
import { recordCases } from '../record-cases.ts';

/** The two requests that the SDK sends by itself for a persisted user. */
const sdkRequests = {
  'a lookup': '**/accounts:lookup*',
  'a token refresh': '**/securetoken.googleapis.com/**',
};

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

/** Responses of a faulty provider or of a proxy, none of which states that the user is unknown. */
const responses: Record<string, (route: Route) => Promise<void>> = {
  '500 with a reason': json(500, { error: { code: 500, message: 'INTERNAL' } }),
  '503 with a reason': json(503, { error: { code: 503, message: 'UNAVAILABLE' } }),
  'a quota that is used up': json(400, { error: { code: 400, message: 'QUOTA_EXCEEDED' } }),
  '429 with a reason': json(429, { error: { code: 429, message: 'RESOURCE_EXHAUSTED' } }),
  'an empty success': json(200, {}),
  'a page of a proxy': (route) => route.fulfill({ contentType: 'text/html', body: '<html>Welcome</html>' }),
  'an end of the connection': (route) => route.abort('connectionreset'),
};

/** How the session is stored, with the expiry of its token. */
const sessions: Record<string, (page: Page, app: AppServer, expires: number) => Promise<void>> = {
  'a session': async (page, _app, expires) => {
    const [row] = await readProviderRows(page);
    if (!row) throw new Error('The provider has no user.');
    const tokens = { ...(row.value['stsTokenManager'] as object), expirationTime: expires };
    await replaceUsers(page, { ...row, value: { ...row.value, stsTokenManager: tokens } });
  },
  'a session of an earlier version': async (page, app, expires) => {
    const user = await getProviderUser(app, ananya);
    await storeEarlierFormat(page, {
      ...user,
      stsTokenManager: { ...user.stsTokenManager, expirationTime: expires },
    });
  },
};

const HOUR_MS = 3_600_000;
/**
 * A session that counts as ended is cleared after the second or third try of a call (decision T-26), not after the
 * first.
 */
const RETRIES_MS = 4_000;

for (const [requestName, path] of Object.entries(sdkRequests))
  for (const [responseName, fulfil] of Object.entries(responses))
    for (const [how, store] of Object.entries(sessions))
      test(
        `${requestName} that gets ${responseName}: ${how} continues [G-16]`,
        { tag: '@resilience' },
        async ({ page, app }) => {
          await restoreSignedInState(page, app);
          await page.goto('/about');
          const isExpired = requestName === 'a token refresh';
          await store(page, app, Date.now() + (isExpired ? -HOUR_MS : HOUR_MS));
          let requests = 0;
          await page.route(path, (route) => {
            requests += 1;
            return fulfil(route);
          });
          for (const member of ['/dashboard', '/sessions']) {
            await page.goto(member);
            await page.waitForTimeout(RETRIES_MS);
            await expect(page.getByText('Please sign in again')).toHaveCount(0);
            await expect(page).toHaveURL(member);
          }
          expect(requests).toBeGreaterThan(0);
          await page.unrouteAll();
          await page.goto('/dashboard');
          await expect(page.getByRole('article').first()).toBeVisible();
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
          recordCases(17);
        },
      );
