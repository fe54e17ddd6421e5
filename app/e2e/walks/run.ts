import type { Browser } from '@playwright/test';
import type { Served } from '../backend.ts';
import { type History, noHistory, withAgreement, withLogout, withNumber } from './history.ts';
import { giveAccount, hasPlace, everyone, people, type Who } from './people.ts';
import { type Deed, perform, pressesOf, type Presses } from './perform.ts';
import { openStage } from './stage.ts';
import { sleep } from './settle.ts';
import type { Step } from './steps.ts';
import type { Violation } from './view.ts';
import { createWatch } from './watch.ts';

export type Outcome = {
  violations: Violation[];
  /** How many steps could be done. */
  done: number;
  /** How many were come to, done or not. */
  reached: number;
  ms: number;
  log: string[];
};

/** The dashboard opens 100 ms after a sign-in, and then asks. */
const LAST_LOOK_MS = 300;
const SLUG = 'preparing-for-labour';

/** What a step that was done says of people. */
const remembered = (history: History, step: Step, { shown }: Deed): History => {
  if (step.do === 'send') return withNumber(history, step.who);
  if (step.do === 'log out') return withLogout(history);
  return step.do === 'agree' && shown ? withAgreement(history, shown) : history;
};

/** I1 in the backend: whoever has a place asked for it. Of the newcomer, it would have to be asked with an account. */
const wrongPlaces = async (served: Served, asked: ReadonlySet<Who>): Promise<Violation[]> => {
  const violations: Violation[] = [];
  for (const person of everyone)
    if (person.who !== 'C' && !asked.has(person.who) && (await hasPlace(served, person, SLUG)))
      violations.push({ rule: 'I1 a place for another', saw: `${person.who} never asked for the place` });
  return violations;
};

/** Walks, and looks after each step. Ends at the first thing that is wrong, but for the rules that are left out. */
export const runWalk = async (
  browser: Browser,
  served: Served,
  walk: readonly Step[],
  leftOut: readonly string[] = [],
): Promise<Outcome> => {
  const began = Date.now();
  await served.reset();
  await giveAccount(served, people.B);
  const stage = await openStage(browser, served, walk[0]?.do === 'come back');
  const presses: Presses = { code: 0, confirm: 0, enrol: 0 };
  const { wrongSince, wrongAfter } = createWatch(stage, presses, leftOut);
  const places = new Set<Who>();
  const outcome: Outcome = { violations: [], done: 0, reached: 0, ms: 0, log: [] };
  let history = noHistory();
  let isOnline = true;

  const walkOn = async (step: Step) => {
    const from = Date.now();
    const before =
      step.do === 'reload' || step.do === 'back' || step.do === 'forward'
        ? (await stage.look()).seen.get(step.tab)
        : undefined;
    let deed: Deed = { done: false };
    try {
      deed = await perform(stage, step, isOnline);
    } catch (error) {
      // A page may go while a step is under way; what came of it is judged as ever, by what is seen of it.
      outcome.log.push(`  (${String(error).split('\n')[0]})`);
      deed = { done: true, isBroken: true };
    }
    outcome.reached += 1;
    outcome.log.push(`${deed.done ? '' : '- '}${JSON.stringify(step)} ${Date.now() - from} ms`);
    if (!deed.done) return;
    const pressed = pressesOf(step);
    for (const button of ['code', 'confirm', 'enrol'] as const) presses[button] += pressed[button];
    outcome.done += 1;
    if (!deed.isBroken) history = remembered(history, step, deed);
    if (step.do === 'enrol' && deed.shown) places.add(deed.shown);
    if (step.do === 'network') isOnline = step.is === 'back';
    const performed = Date.now();
    await stage.settle();
    const settled = Date.now();
    ({ history, violations: outcome.violations } = await wrongAfter(history, step, before));
    outcome.log.push(`  (settled in ${settled - performed} ms, looked at in ${Date.now() - settled} ms)`);
  };

  try {
    for (const step of walk) {
      await walkOn(step);
      if (outcome.violations.length > 0) break;
    }
    if (outcome.violations.length === 0) {
      // What the last step set going comes to its end.
      await sleep(LAST_LOOK_MS);
      await stage.settle();
      ({ history, violations: outcome.violations } = await wrongAfter(history));
    }
    if (outcome.violations.length === 0) {
      // Events that wait leave with their page.
      for (const { page } of stage.tabs.values()) await page.close();
      outcome.violations = [
        ...(await wrongSince(history)),
        ...(places.size > 0 ? await wrongPlaces(served, places) : []),
      ];
    }
  } finally {
    for (const { page } of stage.tabs.values()) stage.gates.release(page);
    await stage.context.close();
  }
  outcome.ms = Date.now() - began;
  return outcome;
};
