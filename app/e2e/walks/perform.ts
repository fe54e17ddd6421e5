import { confirm, consent, draft, edit, enrol, fill, goTo, logOut, personShown, send } from './doings.ts';
import { leaves, pathOf } from './controls.ts';
import { deleteAccount, lose } from './losses.ts';
import { people, type Who } from './people.ts';
import type { OpenTab, Stage } from './stage.ts';
import type { Step } from './steps.ts';

/** The backend refuses what is asked this often, once a sign-in was taken back. */
const REFUSED_CALLS = 4;

/** What was asked for by pressing, so that nothing is sent that nobody asked for. */
export type Presses = { code: number; confirm: number; enrol: number };

/** What a step did: `done` is false where it could not be done, and the walk goes on without it. */
export type Deed = {
  done: boolean;
  /** It ended in an error half-way. */ isBroken?: true;
  shown?: Who | undefined;
};

type InTab = Extract<Step, { tab: number }>;
const done = (isDone: boolean): Deed => ({ done: isDone });

const freeze = async ({ context }: Stage, tab: OpenTab): Promise<boolean> => {
  const session = await context.newCDPSession(tab.page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  tab.frozen = session;
  return true;
};

const inTab = async (stage: Stage, step: InTab, isOnline: boolean): Promise<Deed> => {
  const known = stage.tabs.get(step.tab);
  if (step.do === 'open') {
    if (!isOnline || known?.frozen) return done(false);
    const tab = known ?? { page: await stage.context.newPage() };
    stage.tabs.set(step.tab, tab);
    await goTo(tab.page, step.at);
    return done(true);
  }
  if (!known) return done(false);
  const { page } = known;
  if (step.do === 'thaw') {
    await known.frozen?.send('Page.setWebLifecycleState', { state: 'active' });
    const wasFrozen = known.frozen !== undefined;
    known.frozen = undefined;
    return done(wasFrozen);
  }
  if (step.do === 'close') {
    await page.close();
    return done(stage.tabs.delete(step.tab));
  }
  if (step.do === 'release') {
    const path = pathOf(page);
    const isReleased = stage.gates.release(page);
    if (isReleased && path === '/otp' && !known.frozen)
      await leaves(page, path, () => stage.gates.isHeld(page));
    return done(isReleased);
  }
  if (known.frozen) return done(false);
  const shown = await personShown(page);
  switch (step.do) {
    case 'send':
      return done((isOnline || pathOf(page) === '/signin') && (await send(stage, known, people[step.who])));
    case 'fill': {
      const isDone = known.who !== undefined && (await fill(page, people[known.who], step.all));
      return done(isDone);
    }
    case 'confirm':
      return done(await confirm(stage, known, step.code, step.exchange));
    case 'enrol':
      return { ...done(await enrol(stage, page, step.answer)), shown: shown?.who };
    case 'agree':
      return { ...done(isOnline && (await consent(page))), shown: (await personShown(page))?.who };
    case 'draft':
      return done(shown !== undefined && (await draft(page, shown)));
    case 'edit':
      return done(shown !== undefined && (await edit(page, shown)));
    case 'log out': {
      const isDone = await logOut(page, step.from);
      if (isDone && step.close) {
        await page.close();
        stage.tabs.delete(step.tab);
      }
      return done(isDone);
    }
    case 'freeze':
      return done(await freeze(stage, known));
    default:
      break;
  }
  // What is left asks for a document, which there is none of without a network.
  if (!isOnline) return done(false);
  if (step.do === 'reload') await page.reload({ waitUntil: 'domcontentloaded' });
  else if (step.do === 'away') await page.goto('about:blank');
  else if (step.do === 'forward') await page.goForward({ waitUntil: 'commit' });
  else await page.goBack({ waitUntil: 'commit' });
  return done(true);
};

/** The buttons that a step presses. */
export const pressesOf = (step: Step): Presses => ({
  code: step.do === 'send' || (step.do === 'fill' && step.all) ? 1 : 0,
  confirm: step.do === 'confirm' ? 1 : 0,
  enrol: step.do === 'enrol' ? 1 : 0,
});

/** Does one step in a real browser. */
export const perform = async (stage: Stage, step: Step, isOnline: boolean): Promise<Deed> => {
  if ('tab' in step) return inTab(stage, step, isOnline);
  switch (step.do) {
    case 'come back':
      return done(true);
    case 'lose':
      return done((isOnline || step.isTold) && (await lose(stage, step.what, step.isTold)));
    case 'script':
      await stage.gates.blockScript(step.is === 'blocked');
      return done(true);
    case 'network':
      stage.network.hasBeenGone ||= step.is === 'gone';
      await stage.context.setOffline(step.is === 'gone');
      return done(true);
    case 'revoke':
      stage.gates.revoke(true);
      await stage.served.fail({
        match: '* /api/user/sessions*',
        fault: { kind: 'status', status: 401, body: { success: false, message: 'Expired' } },
        times: REFUSED_CALLS,
      });
      return done(true);
    case 'delete account':
      return done(await deleteAccount(stage));
    default:
      return done(false);
  }
};
