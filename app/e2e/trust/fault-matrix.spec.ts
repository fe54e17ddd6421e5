import { signIn } from '../test-user.ts';
import { expect, test } from '../test.ts';
import type { Call, Stage } from './call.ts';
import { type Cell, cellsOf, isSampled } from './cells.ts';
import { isWhole, today } from './daily.ts';
import { type FaultName, breakBackend, breakProvider, faultNames } from './faults.ts';
import { session, sessionCalls } from './session-calls.ts';
import { signInCalls } from './sign-in-calls.ts';

/** Every call whose faults are in the matrix. */
const calls: Call[] = [...signInCalls, ...sessionCalls];

const breakCall = async ({ context, app }: Stage, { target }: Call, fault: FaultName) =>
  'backend' in target
    ? breakBackend(app, context, target.backend, fault)
    : breakProvider(context, target.provider, fault);

const mend = async ({ context, app }: Stage) => {
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await app.recover();
};

/** Words of machines, which no mother shall read. */
const machineWords = /Firebase|auth\/|Unexpected token|JSON|undefined|\[object|TypeError|Failed to fetch$/m;

/** Every other one of the long form, the rest on the next day. */
const isTried = (cell: Cell, at: number) => isWhole || isSampled(cell, calls) || (at + today) % 2 === 0;

for (const cell of cellsOf(calls).filter(isTried)) {
  const { call, fault } = cell;
  const expected = call.expected[fault];
  const outcome = expected === 'works' ? 'works' : expected.says.join(' / ');
  test(
    `${call.name} × ${fault}: ${outcome}`,
    { tag: isSampled(cell, calls) ? [] : ['@trust'] },
    async ({ page, context, app }) => {
      const stage = { page, context, app };
      await call.prepare(stage);
      await breakCall(stage, call, fault);
      await call.act(stage);
      if (expected !== 'works') {
        for (const text of expected.says) await call.expectSaid(stage, text);
        expect(await page.locator('body').innerText()).not.toMatch(machineWords);
        await call.expectIdle(stage);
        await mend(stage);
        await (call.actAgain ?? call.act)(stage);
      }
      await call.expectDone(stage);
    },
  );
}

/** What can happen to an answer once the backend has counted her in; a 401 ends her session instead. */
const lost = faultNames.filter((fault) => !['offline', '10 s stall', '401'].includes(fault));

test(
  'SD-13 a place whose answer is lost, in whatever way, is a place',
  { tag: '@trust' },
  async ({ page, context, app }) => {
    test.setTimeout(5 * 60_000);
    for (const fault of lost)
      await test.step(fault, async () => {
        await app.reset();
        await signIn(page, app);
        await breakBackend(
          app,
          context,
          `POST /api/user/sessions/${session.slug}/enroll`,
          fault,
          'after-commit',
        );
        await page.goto(`/session/${session.slug}`);
        await page.getByRole('button', { name: 'Enroll Now' }).click();
        await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await page.evaluate(() => localStorage.clear());
      });
  },
);
