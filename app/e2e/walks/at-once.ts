import type { History } from './history.ts';
import { found } from './invariants.ts';
import type { Asked } from './calls.ts';
import type { Seen } from './look.ts';
import { everyone, tracesOf } from './people.ts';
import type { Presses } from './perform.ts';
import type { CallView, ExchangeView, Told, Violation } from './view.ts';

/** Events leave a moment after they were raised, and a session's end is seen a moment after it came. */
const LEEWAY_MS = 2_500;

/** A call that was on its way as its own session ended somewhere else: nobody is taken for another by it. */
const LAST_CALL_MS = 2_000;

/** I1 of a call: never as another, not for a moment. */
export const wrongCall = (
  { tab, line, at, bearer, stored, shown }: CallView,
  { sessions }: History,
): Violation[] => {
  const saw = `${line} of tab ${tab}: bearer ${bearer}, stored ${stored}, shown ${shown}`;
  if (stored !== undefined && bearer !== stored) return found('I1 a call as another', saw);
  if (shown !== undefined && shown !== bearer) return found('I1 a call of a tab that shows another', saw);
  if (stored !== undefined) return [];
  const ended = sessions.findLast(({ who }) => who === bearer)?.until ?? 0;
  return at - ended > LAST_CALL_MS ? found('I1 a call while nobody is stored', saw) : [];
};
export const wrongExchange = ({ tab, proves, who }: ExchangeView): Violation[] =>
  proves === who ? [] : found('I1 an exchange of another', `tab ${tab} of ${who} proves ${proves}`);

/** I2 of analytics: told only in a session whose person agreed, and only of that person. */
export const wrongEvent = (event: Told, { sessions }: History): Violation[] => {
  const text = JSON.stringify(event);
  const at = Date.parse(String(event['timestamp'])) || Date.now();
  const said = `${String(event['event'])} at ${new Date(at).toISOString()}`;
  const agreed = sessions.filter(
    (session) => session.agreed && at >= session.from - LEEWAY_MS && at <= session.until + LEEWAY_MS,
  );
  if (agreed.length === 0) return found('I2 analytics is told, and nobody agreed', said);
  const others = everyone.filter(
    (person) =>
      !agreed.some(({ who }) => who === person.who) && tracesOf(person).some((trace) => text.includes(trace)),
  );
  return others.flatMap(({ who }) => found('I2 analytics is told of another', `${said} tells of ${who}`));
};

/** I3: nothing is sent twice. */
export const wrongCounts = (asked: Asked['what'][], pressed: Presses): Violation[] => {
  const count = (kind: Asked['what']) => asked.filter((what) => what === kind).length;
  const most = { code: pressed.code, enrol: pressed.enrol, login: pressed.confirm, signup: pressed.confirm };
  return (Object.keys(most) as Asked['what'][])
    .filter((kind) => count(kind) > most[kind])
    .flatMap((kind) => found(`I3 ${kind} is asked for twice`, `${count(kind)} for ${most[kind]} presses`));
};

/** Fields that are to be entered anew, or are about nobody. */
const unkept = new Set(['/', '/signin', '/otp', '/sessions']);

/** I4: what stood in the fields of a page before it was loaded anew, and does not any more. */
export const lostTyping = (before: Seen | undefined, after: Seen | undefined): Violation[] => {
  if (!before || !after || before.path !== after.path || before.account !== after.account) return [];
  if (unkept.has(before.path)) return [];
  return (
    Object.entries(before.typed)
      .filter(([label, text]) => after.typed[label] !== text)
      // Where the field itself has to wait for an answer, the tab keeps what was typed in it.
      .filter(
        ([label, text]) =>
          after.text.includes(label) || !after.session.some((kept) => kept.text.includes(text)),
      )
      .map(([label, text]) => ({ rule: `I4 typing is lost at ${before.path}`, saw: `${label}: ${text}` }))
  );
};

const returnToOf = ({ session }: Seen) => session.find(({ text }) => text.startsWith('returnTo '))?.text;

/** I2: Back and Forward lead to pages of sessions that have ended: the next user is offered none of them. */
export const offeredByHistory = (before: Seen | undefined, after: Seen | undefined): Violation[] => {
  const offered = after && returnToOf(after);
  if (!before || offered === undefined || offered === returnToOf(before)) return [];
  return found('I2 a page of a former user is offered', offered);
};
