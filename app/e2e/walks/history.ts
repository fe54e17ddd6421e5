import type { Who } from './people.ts';

/** A time in which one person was the stored user. */
type Session = { who: Who; id: string; from: number; until: number; agreed: boolean };

/** What a walk remembers of who was signed in: only from what the browser's storage said, and what was pressed. */
export type History = {
  sessions: Session[];
  /** The running session. */
  now: Session | undefined;
  /** People whose session ended or was replaced: nothing of them may be left. */
  former: Set<Who>;
  /** Numbers entered since a session last began or ended: theirs is a sign-in that may still come to its end. */
  entered: Set<Who>;
  /** Who agreed to analytics; a logout, or anybody else's session, takes it back. */
  agreed: Who | undefined;
};

export const noHistory = (): History => ({
  sessions: [],
  now: undefined,
  former: new Set(),
  entered: new Set(),
  agreed: undefined,
});

/** The history once storage has been looked at. What came before a session, back to the last, is counted to it. */
export const withStored = (
  history: History,
  stored: { who: Who; id: string } | undefined,
  at: number,
): History => {
  const { now } = history;
  if (now?.who === stored?.who) return history;
  if (now) now.until = at;
  const former = new Set(history.former);
  if (now) former.add(now.who);
  if (!stored) return { ...history, former, now: undefined, entered: new Set() };
  former.delete(stored.who);
  const agreed = history.agreed === stored.who ? stored.who : undefined;
  const session: Session = {
    ...stored,
    from: history.sessions.at(-1)?.until ?? 0,
    until: Infinity,
    agreed: agreed !== undefined,
  };
  return {
    sessions: [...history.sessions, session],
    now: session,
    former,
    entered: new Set(),
    agreed,
  };
};

export const withAgreement = (history: History, who: Who): History => {
  if (history.now?.who === who) history.now.agreed = true;
  return { ...history, agreed: who };
};
export const withLogout = (history: History): History => ({ ...history, agreed: undefined });
export const withNumber = (history: History, who: Who): History => ({
  ...history,
  entered: new Set([...history.entered, who]),
});
