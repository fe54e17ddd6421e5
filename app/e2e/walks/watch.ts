import {
  lostTyping,
  offeredByHistory,
  wrongCall,
  wrongEvent,
  wrongExchange,
  wrongCounts,
} from './at-once.ts';
import { type History, withStored } from './history.ts';
import { wrongAtRest } from './invariants.ts';
import { providerUser, type Seen, storedUser } from './look.ts';
import { everyone, initialsOf, personWith } from './people.ts';
import type { Presses } from './perform.ts';
import { sleep } from './settle.ts';
import type { Stage } from './stage.ts';
import type { Step, Tab } from './steps.ts';
import type { View, Violation } from './view.ts';

/** Two seconds (quality, "Several tabs"); the rest is for a machine that does something else as well. */
const SETTLES_WITHIN_MS = Number(process.env['WALK_SETTLES_MS'] ?? 4_000);
const LOOK_AGAIN_MS = 120;

const viewOf = async (stage: Stage): Promise<View> => {
  const { shared, seen } = await stage.look();
  return {
    stored: personWith(storedUser(shared)?.phone),
    storedId: storedUser(shared)?.id ?? '',
    provider: personWith(providerUser(shared)?.phone),
    kept: shared.kept,
    tabs: [...seen].map(([tab, found]) => ({
      ...found,
      tab,
      who: stage.tabs.get(tab)?.who,
      isWaiting: stage.gates.isHeld(stage.tabs.get(tab)!.page),
    })),
  };
};

const shownAs = (initials: string | undefined) =>
  everyone.find((person) => initialsOf(person) === initials)?.who;

/** A sign-in that came to its end, in this tab or another, is under way no more. */
const forgetDone = (stage: Stage, view: View) => {
  for (const [tab, one] of stage.tabs) {
    const seen = view.tabs.find((other) => other.tab === tab);
    const isUnderWay = one.frozen || seen?.path === '/otp' || seen?.isWaiting;
    if (one.who !== undefined && one.who === view.stored && !isUnderWay) one.who = undefined;
  }
};

/** React says of the page of last resort why it is there: without a network, for want of a file. */
const isLackOfNetwork = ({ network }: Stage, problem: string): boolean =>
  network.hasBeenGone && /: \/assets\/\S+ could not be (?:fetched|applied)/.test(problem);

/** Looks at a walk's browser, and remembers what it has judged already. */
export const createWatch = (stage: Stage, presses: Presses, leftOut: readonly string[]) => {
  const read = { calls: 0, requests: 0, told: 0, problems: 0 };
  const counted = (violations: Violation[]) =>
    violations.filter(({ rule }) => !leftOut.some((beginning) => rule.startsWith(beginning)));
  const tabOf = (page: unknown): Tab | undefined => [...stage.tabs].find(([, one]) => one.page === page)?.[0];

  /** What is wrong for good since the last look: calls, exchanges, events, errors. */
  const wrongSince = async (history: History): Promise<Violation[]> => {
    const told = (await stage.served.captured()).flatMap(({ events }) => events);
    const calls = stage.calls.slice(read.calls).map((call) => ({
      tab: tabOf(call.page),
      line: `${call.method} ${call.path}`,
      at: call.at,
      bearer: personWith(call.bearer),
      stored: personWith(storedUser(call)?.phone),
      shown: shownAs(call.account),
    }));
    const exchanges = stage.requests
      .slice(read.requests)
      .filter(({ what }) => what === 'login' || what === 'signup')
      .map(({ page, proves, who }) => ({ tab: tabOf(page), proves: personWith(proves), who }));
    const events = told.slice(read.told);
    const problems = stage.problems.slice(read.problems).filter((saw) => !isLackOfNetwork(stage, saw));
    read.calls += calls.length;
    read.requests = stage.requests.length;
    read.told = told.length;
    read.problems = stage.problems.length;
    return counted([
      ...calls.flatMap((call) => wrongCall(call, history)),
      ...exchanges.flatMap(wrongExchange),
      ...events.flatMap((event) => wrongEvent(event, history)),
      ...problems.map((saw) => ({ rule: 'I6 an error nobody caught', saw })),
      ...wrongCounts(
        stage.requests.map(({ what }) => what),
        presses,
      ),
    ]);
  };

  /** What is wrong once the browser has had its time, and what is known of it then. */
  const wrongAfter = async (known: History, step?: Step, before?: Seen) => {
    const tab = step && 'tab' in step ? step.tab : undefined;
    const wrongChange = step?.do === 'reload' ? lostTyping : offeredByHistory;
    const until = Date.now() + SETTLES_WITHIN_MS;
    let history = known;
    for (;;) {
      const view = await viewOf(stage);
      history = withStored(history, view.stored && { who: view.stored, id: view.storedId }, Date.now());
      forgetDone(stage, view);
      const atOnce = await wrongSince(history);
      if (atOnce.length > 0) return { history, violations: atOnce };
      const after = view.tabs.find((one) => one.tab === tab);
      const slowly = counted([...wrongAtRest(view, history), ...wrongChange(before, after)]);
      if (slowly.length === 0 || Date.now() > until) return { history, violations: slowly };
      await sleep(LOOK_AGAIN_MS);
    }
  };
  return { wrongSince, wrongAfter };
};
