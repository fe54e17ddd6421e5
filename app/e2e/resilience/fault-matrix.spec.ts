import type { BrowserContext, Page } from '@playwright/test';
import type { Served } from '../backend.ts';
import { comeBack, newcomer, openCodeScreen, returning } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';

/*
 * What only a browser and a network can do to a call. What each answer comes to on its screen is held by
 * app/test/resilience/screen-faults.test.tsx, and by status-matrix.test.ts for every status and body.
 */

type Stage = { page: Page; context: BrowserContext; app: Served };
type Call = {
  /** The requirement rows it is about, and what it is. */
  name: string;
  target: { backend: string } | { provider: string };
  prepare: (stage: Stage) => Promise<unknown>;
  act: (stage: Stage) => Promise<unknown>;
  says: string;
  /** Where it says something else without a network. */
  saysOffline?: string;
  done: (stage: Stage) => Promise<unknown>;
};

const OFFLINE = 'You seem to be offline. Check your connection and try again.';
const SLUG = 'preparing-for-labour';
const LONG_MS = 20_000;
const press = (name: string | RegExp) => (stage: Stage) => stage.page.getByRole('button', { name }).click();
const at = (path: string) => (stage: Stage) => expect(stage.page).toHaveURL(path, { timeout: LONG_MS });
const openSignIn =
  (phone: string) =>
  async ({ page }: Stage) => {
    await page.goto('/signin');
    await page.getByLabel('Phone number').fill(phone);
    // What messages are shown in comes with the first use of the page.
    await page.waitForLoadState('networkidle');
  };

const calls: Call[] = [
  {
    name: 'SI-16 SI-18 the check of a number',
    target: { backend: 'POST /api/user/auth/check-phone' },
    prepare: openSignIn(newcomer.phone),
    act: press('Sign In'),
    says: OFFLINE,
    done: at('/signup'),
  },
  {
    name: 'SI-16 SI-18 provider: send the code',
    target: { provider: '**/accounts:sendVerificationCode*' },
    prepare: openSignIn(returning.phone),
    act: press('Sign In'),
    says: OFFLINE,
    done: at('/otp'),
  },
  {
    name: 'OT-14 provider: confirm the code',
    target: { provider: '**/accounts:signInWithPhoneNumber*' },
    prepare: async ({ page, app }) => {
      await openCodeScreen(page, returning.phone);
      await page.getByLabel('Verification code').fill(await app.codeFor(returning.phone));
    },
    act: press('Verify & Continue'),
    says: OFFLINE,
    done: at('/dashboard'),
  },
  {
    name: 'T-26 sessions',
    target: { backend: 'GET /api/user/sessions?' },
    prepare: async ({ page, app }) => {
      await app.become('no sessions');
      await app.become('a session exists', { slug: 'class-1', title: 'Class 1', startsIn: 60 });
      await app.become('a session is over', { slug: 'long-ago' });
      await comeBack(page, app);
      await page.goto('/sessions?tab=completed');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    // Back in the network the list asks again by itself (QC-07), and the button is gone.
    act: async ({ page }) => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click({ timeout: 5000 }).catch(() => {});
      else await page.getByRole('tab', { name: 'Upcoming' }).click();
    },
    says: 'The sessions could not be loaded.',
    saysOffline: 'No internet connection.',
    done: ({ page }) =>
      expect(page.getByRole('link', { name: 'Class 1', exact: true })).toBeVisible({ timeout: LONG_MS }),
  },
  {
    name: 'SD-07 SD-13 enroll',
    target: { backend: `POST /api/user/sessions/${SLUG}/enroll` },
    prepare: async ({ page, app }) => {
      await comeBack(page, app);
      await page.goto(`/session/${SLUG}`);
      await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
      // What shows toasts comes once the page has come to rest: the fault is of the call, and not of that file.
      await page.waitForLoadState('networkidle');
    },
    act: press('Enroll Now'),
    says: 'Your place could not be saved. Please try again.',
    done: ({ page }) =>
      expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible({ timeout: LONG_MS }),
  },
];

/** Longer than a user wants to wait, shorter than the 20 s after which the app gives up. */
const STALL_MS = 10_000;
const faults = ['offline', 'reset', '10 s stall'] as const;
type Fault = (typeof faults)[number];

const breakCall = async ({ context, app }: Stage, { target }: Call, fault: Fault) => {
  const isStall = fault === '10 s stall';
  if (fault === 'offline') await context.setOffline(true);
  else if ('backend' in target)
    // Chromium repeats a request whose connection was reset.
    await app.fail({
      match: target.backend,
      fault: isStall ? { kind: 'delay', ms: STALL_MS } : { kind: 'reset' },
      times: isStall ? 1 : 50,
    });
  else
    await context.route(target.provider, async (route) => {
      if (!isStall) return route.abort('connectionreset');
      await new Promise((resolve) => setTimeout(resolve, STALL_MS));
      return route.continue();
    });
};

/** One of each kind of fault in every run. */
const isShort = ({ name }: Call, fault: Fault) =>
  (name.endsWith('confirm the code') && fault === 'reset') ||
  (name.endsWith('sessions') && fault === 'offline');

for (const call of calls)
  for (const fault of faults)
    test(
      `${call.name} × ${fault}`,
      { tag: isShort(call, fault) ? [] : ['@resilience'] },
      async ({ page, context, app }) => {
        const stage = { page, context, app };
        await call.prepare(stage);
        await breakCall(stage, call, fault);
        await call.act(stage);
        if (fault !== '10 s stall') {
          const text = fault === 'offline' ? (call.saysOffline ?? call.says) : call.says;
          const said = page.getByText(text).filter({ visible: true }).first();
          await expect(said).toBeVisible({ timeout: LONG_MS });
          await context.setOffline(false);
          await context.unrouteAll({ behavior: 'ignoreErrors' });
          await app.recover();
          await call.act(stage);
        }
        await call.done(stage);
      },
    );

test(
  'a place whose answer is lost, in whatever way, is a place [SD-13]',
  { tag: '@resilience' },
  async ({ page, app }) => {
    test.slow();
    for (const kind of ['reset', 'truncate'] as const)
      await test.step(kind, async () => {
        await app.reset();
        await app.fail({
          match: 'POST /api/user/sessions/*',
          fault: { kind },
          when: 'after-commit',
          times: 50,
        });
        if (kind === 'reset') await comeBack(page, app);
        await page.goto(`/session/${SLUG}`);
        await page.getByRole('button', { name: 'Enroll Now' }).click();
        await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
        await expect(toast(page, 'Your place could not be saved')).toHaveCount(0);
      });
  },
);
