import { expect, test } from '../test.ts';
import type { Call, Stage } from './call.ts';
import { cellsOf, isSampled } from './cells.ts';
import { type FaultName, breakBackend, breakProvider } from './faults.ts';
import { signInCalls } from './sign-in-calls.ts';

/** Every call whose faults are in the matrix. */
const calls: Call[] = [...signInCalls];

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

for (const cell of cellsOf(calls)) {
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
