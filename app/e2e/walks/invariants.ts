import type { History } from './history.ts';
import { initialsOf, people, tracesOf, type Who } from './people.ts';
import { signingIn, type TabView, type View, type Violation } from './view.ts';

export const found = (rule: string, ...saw: string[]): Violation[] =>
  saw.map((text) => ({ rule, saw: text }));

/** I1: every tab, storage and the provider mean the same person. */
const oneIdentity = ({ tabs, stored, provider }: View): Violation[] => {
  const inHeader = stored && initialsOf(people[stored]);
  const strangers = tabs.filter(({ account }) => account !== undefined && account !== inHeader);
  const isUnderWay = tabs.some(({ isWaiting }) => isWaiting);
  return [
    ...strangers.flatMap(({ tab, account, path }) =>
      found(
        stored ? 'I1 a tab shows another' : 'I1 a tab shows somebody, and nobody is stored',
        `tab ${tab} at ${path} shows ${account}, stored is ${stored}`,
      ),
    ),
    ...(stored && provider && stored !== provider && !isUnderWay
      ? found('I1 the provider keeps another', `stored is ${stored}, the provider keeps ${provider}`)
      : []),
  ];
};

const idOf = ({ sessions }: History, who: Who) => sessions.findLast((session) => session.who === who)?.id;

/** What of a person stands in a text, or in the name of an entry. */
const tracesIn = (text: string, who: Who, history: History): string[] => {
  const id = idOf(history, who);
  const byId = id !== undefined && new RegExp(`^\\S*:${id}(?:\\s|$)|"${id}"`).test(text) ? [`id ${id}`] : [];
  return [...tracesOf(people[who]).filter((trace) => text.includes(trace)), ...byId];
};

/** I2: nothing of a person whose session has ended, but of a number that is being entered again. */
const nothingOfAnother = ({ tabs, stored, kept }: View, history: History): Violation[] => {
  // With no tab of the app there is nobody to clear up; the next that opens has to.
  if (tabs.length === 0) return [];
  const inTabs = tabs.map((tab) => signingIn(tab));
  const gone = (...allowed: (Who | undefined)[]) =>
    [...history.former].filter((who) => who !== stored && !allowed.includes(who));
  const shared = gone(...inTabs, ...history.entered).flatMap((who) =>
    kept.flatMap(({ place, text }) =>
      found(
        `I2 a trace in ${place.startsWith('cache') ? 'cache' : place}`,
        ...tracesIn(text, who, history).map((trace) => `${trace} of ${who} in ${text.slice(0, 90)}`),
      ),
    ),
  );
  const own = (tab: TabView) =>
    gone(signingIn(tab)).flatMap((who) => [
      ...tab.session.flatMap(({ text }) =>
        found(
          'I2 a trace in a tab’s storage',
          ...tracesIn(text, who, history).map(
            (trace) => `${trace} of ${who} in tab ${tab.tab}: ${text.slice(0, 90)}`,
          ),
        ),
      ),
      ...found(
        'I2 a trace on screen',
        ...[tab.text, ...Object.values(tab.typed)].flatMap((text) =>
          tracesOf(people[who])
            .filter((trace) => text.includes(trace))
            .map((trace) => `${trace} of ${who} in tab ${tab.tab} at ${tab.path}`),
        ),
      ),
    ]);
  return [...shared, ...tabs.flatMap(own)];
};

/** Consent is asked of everybody anew. */
const askedAnew = ({ tabs }: View, { now, agreed }: History): Violation[] =>
  now && agreed !== now.who
    ? tabs
        .filter(({ path, account, asksForConsent }) => path === '/dashboard' && account && !asksForConsent)
        .flatMap(({ tab }) => found('I2 consent is inherited', `${now.who} is not asked in tab ${tab}`))
    : [];

/** I5: a page always says something. */
const neverEmpty = ({ tabs }: View): Violation[] =>
  tabs
    .filter(({ heading }) => heading.trim() === '')
    .flatMap(({ tab, path, text }) =>
      found('I5 an empty page', `tab ${tab} at ${path}: "${text.slice(0, 60)}"`),
    );

/** One event is said once: the kit's toasts count equal ones. */
const saidOnce = ({ tabs }: View): Violation[] =>
  tabs
    .filter(({ text }) => /Someone else has signed in\s*[x×]\d/.test(text))
    .flatMap(({ tab }) => found('I3 said twice', `another's sign-in in tab ${tab}`));

/** What must hold of a browser at rest, or hold within two seconds. */
export const wrongAtRest = (view: View, history: History): Violation[] => [
  ...oneIdentity(view),
  ...nothingOfAnother(view, history),
  ...askedAnew(view, history),
  ...neverEmpty(view),
  ...saidOnce(view),
];
