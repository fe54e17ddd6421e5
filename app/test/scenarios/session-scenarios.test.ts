import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { analyticsOfTab, apiOfTab, browser, currentTab, identityOfTab } from './current-tab.ts';
import { type Step, nextStep, performStep } from './events.ts';
import {
  expectCallsMatchUser,
  expectOneUser,
  expectRequestedEnrolments,
  expectConsentForEvents,
} from './invariants.ts';
import { createPhone } from './phone.ts';
import { createRandom } from './random.ts';
import { createTab } from './tab.ts';
import { cases, record } from '../resilience/record.ts';

/** The number of scenarios in the long run and in every other. */
const SCENARIOS = Number(process.env['SCENARIOS'] ?? cases(2000, 100));
const FIRST_SEED = Number(process.env['SCENARIO_SEED'] ?? 1);
const STEPS = 60;

vi.mock('../../src/platform/identity/identity.ts', () => ({
  identity: identityOfTab,
  prepareIdentity: () => {},
}));
vi.mock('../../src/platform/api.ts', () => ({ api: apiOfTab }));
vi.mock('../../src/platform/analytics.ts', async (original) => ({
  ...(await original<object>()),
  analytics: analyticsOfTab,
}));
vi.mock('../../src/platform/remove-analytics-data.ts', () => ({ removeAnalyticsData: () => {} }));
vi.mock('../../src/platform/analytics-tool.ts', () => ({
  startAnalytics: async () => {
    const { phone, analytics } = currentTab();
    let of = '';
    const recordEvent = (event: string, properties: Record<string, unknown> = {}) =>
      void phone.analyticsEvents.push({
        event,
        of,
        actor: [properties['by'], properties['phone']].find((one) => typeof one === 'string') ?? of,
        hadConsented: phone.consented.has(of),
      });
    analytics.connect({
      capture: recordEvent,
      identify: (_id, person) => {
        of = person.phone;
        recordEvent('$identify');
      },
      reset: () => {},
      stop: () => {},
    });
  },
  stopAnalytics: () => currentTab().analytics.disconnect(),
}));

beforeAll(() => {
  vi.stubGlobal('window', browser);
});
afterAll(() => vi.unstubAllGlobals());

/** How often each event happened in this run. */
const countByEvent = new Map<string, number>();

/** Lets pending work finish that waits for no step. */
const flushPending = async () => {
  for (let turns = 0; turns < 12; turns += 1) await new Promise((resolve) => void setImmediate(resolve));
};

const runScenario = async (
  next: (phone: ReturnType<typeof createPhone>, performedCount: number) => Step | undefined,
) => {
  const phone = createPhone();
  phone.tabs.push(createTab(phone));
  const performedSteps: Step[] = [];
  try {
    for (let step = next(phone, 0); step; step = next(phone, performedSteps.length)) {
      performedSteps.push(step);
      performStep(phone, step);
      await flushPending();
      expectCallsMatchUser(phone);
    }
    phone.hasProviderScript = true;
    for (const tab of phone.tabs) {
      tab.isFrozen = false;
      tab.sync();
      while (tab.heldResponses.length > 0) {
        tab.heldResponses.shift()?.('ok');
        await flushPending();
      }
    }
    for (const tab of phone.tabs) tab.sync();
    // The next visit discovers what was lost while no tab was active.
    phone.tabs.push(createTab(phone));
    await flushPending();
    expectCallsMatchUser(phone);
    expectOneUser(phone);
    expectConsentForEvents(phone);
    await expectRequestedEnrolments(phone);
    for (const [event, times] of phone.eventCounts)
      countByEvent.set(event, (countByEvent.get(event) ?? 0) + times);
    return { performedSteps };
  } catch (error) {
    return { performedSteps, error: error as Error };
  } finally {
    for (const tab of phone.tabs) tab.close();
  }
};

/** The shortest part of a failed scenario that still fails, found by removing steps. */
const shortenScenario = async (steps: Step[]): Promise<Step[]> => {
  let shortest = steps;
  for (let at = shortest.length - 1; at >= 0; at -= 1) {
    const without = shortest.toSpliced(at, 1);
    if ((await runScenario((_, stepIndex) => without[stepIndex])).error) shortest = without;
  }
  return shortest;
};

test(
  `${SCENARIOS} scenarios of users and tabs on one phone end with one user, or none [T-15, T-25, AN-08]`,
  { timeout: 30_000 + SCENARIOS * 1000 },
  async (context) => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCENARIOS; seed += 1) {
      const random = createRandom(seed);
      const { performedSteps, error } = await runScenario((phone, step) =>
        step < STEPS ? nextStep(phone, random) : undefined,
      );
      if (!error) continue;
      const steps = await shortenScenario(performedSteps);
      const { error: last } = await runScenario((_, step) => steps[step]);
      const lines = steps.map((step) => `  ${JSON.stringify(step)},`).join('\n');
      expect.fail(`Scenario ${seed} failed. Its shortest form:\n[\n${lines}\n]\n${(last ?? error).message}`);
    }
    record(context, { line: 23, caseCount: SCENARIOS, failureCount: 0 });
    // The scenarios reached the relevant events.
    const often = SCENARIOS / 4;
    for (const event of ['seen signed in', 'log out', 'enrol', 'leave feedback', 'agree'])
      expect([event, countByEvent.get(event) ?? 0]).toEqual([
        event,
        expect.toSatisfy((times: number) => times > often),
      ]);
  },
);
