import type { Who } from './people.ts';
import { type Step, type Tab, tabs } from './steps.ts';

/** Where a tab is thought to be. What the browser really does may differ; the walk then leaves steps out. */
type Where = 'closed' | 'public' | 'sign-in' | 'form' | 'code' | 'held' | 'dashboard' | 'member' | 'away';
export type ModelTab = { where: Where; who?: Who | undefined; at?: string; isFrozen: boolean };

/** What the generator believes of the browser, so that the steps it proposes have a meaning. */
export type Model = {
  tabs: Record<Tab, ModelTab>;
  signedIn: Who | undefined;
  agreed: boolean;
  isOnline: boolean;
  isScriptBlocked: boolean;
  /** Whose accounts the backend knows. */
  known: readonly Who[];
};

const closed: ModelTab = { where: 'closed', isFrozen: false };
export const blank: Model = {
  tabs: { 0: closed, 1: closed, 2: closed },
  signedIn: undefined,
  agreed: false,
  isOnline: true,
  isScriptBlocked: false,
  known: ['A', 'B'],
};

export const isMember = ({ where }: ModelTab) => where === 'dashboard' || where === 'member';
const isGuest = ({ where }: ModelTab) => where === 'sign-in' || where === 'form' || where === 'code';

const withTab = (model: Model, tab: Tab, change: Partial<ModelTab>): Model => ({
  ...model,
  tabs: { ...model.tabs, [tab]: { ...model.tabs[tab], ...change } },
});
const everyTab = (model: Model, change: (tab: ModelTab) => ModelTab): Model => ({
  ...model,
  tabs: Object.fromEntries(tabs.map((tab) => [tab, change(model.tabs[tab])])) as Model['tabs'],
});

/** Guests' pages give way to the dashboard in every tab, but for one whose own exchange is under way. */
const signedIn = (model: Model, who: Who): Model => ({
  ...everyTab(model, (tab) =>
    isGuest(tab) && !tab.isFrozen ? { ...tab, where: 'dashboard', at: '/dashboard' } : tab,
  ),
  signedIn: who,
  agreed: model.agreed && model.signedIn === who,
  known: [...new Set([...model.known, who])],
});
const signedOut = (model: Model): Model => ({
  ...everyTab(model, (tab) =>
    isMember(tab) && !tab.isFrozen ? { ...tab, where: 'sign-in', at: '/signin' } : tab,
  ),
  signedIn: undefined,
  agreed: false,
});

const opened = (model: Model, at: string): Pick<ModelTab, 'where' | 'at'> => {
  if (at === '/') return { where: 'public', at };
  if (model.signedIn === undefined) return { where: 'sign-in', at: '/signin' };
  return at === '/dashboard' || at === '/signin'
    ? { where: 'dashboard', at: '/dashboard' }
    : { where: 'member', at };
};

const released = (model: Model, tab: Tab): Model => {
  const { where, who } = model.tabs[tab];
  if (where !== 'held' || who === undefined) return model;
  return signedIn(withTab(model, tab, { where: 'dashboard', at: '/dashboard' }), who);
};

/** The model after a step. */
export const after = (model: Model, step: Step): Model => {
  switch (step.do) {
    case 'come back':
      return { ...model, signedIn: 'A' };
    case 'open':
      return withTab(model, step.tab, { ...opened(model, step.at), isFrozen: false });
    case 'send': {
      const where = model.known.includes(step.who) ? 'code' : 'form';
      return withTab(model, step.tab, { where: model.isScriptBlocked ? 'sign-in' : where, who: step.who });
    }
    case 'fill':
      return step.all ? withTab(model, step.tab, { where: 'code' }) : model;
    case 'confirm': {
      const { who } = model.tabs[step.tab];
      if (step.code === 'slow' || step.exchange === 'slow')
        return withTab(model, step.tab, { where: 'held' });
      if (step.exchange !== 'ok' || who === undefined) return model;
      return signedIn(withTab(model, step.tab, { where: 'dashboard', at: '/dashboard' }), who);
    }
    case 'release':
      return released(model, step.tab);
    case 'agree':
      return { ...model, agreed: true };
    case 'log out': {
      const next = signedOut(model);
      return step.close ? withTab(next, step.tab, closed) : next;
    }
    case 'close':
      return withTab(model, step.tab, { ...closed, who: undefined });
    case 'away':
      return withTab(model, step.tab, { where: 'away' });
    case 'return':
      return withTab(model, step.tab, opened(model, model.tabs[step.tab].at ?? '/signin'));
    case 'freeze':
      return withTab(model, step.tab, { isFrozen: true });
    case 'thaw':
      return withTab(model, step.tab, { isFrozen: false });
    case 'lose':
      return step.what === 'database' ? model : signedOut(model);
    case 'revoke':
    case 'delete account':
      return model;
    case 'script':
      return { ...model, isScriptBlocked: step.is === 'blocked' };
    case 'network':
      return { ...model, isOnline: step.is === 'back' };
    default:
      return model;
  }
};
