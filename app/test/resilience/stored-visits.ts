import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { openProduct, uncaught } from './product.tsx';
import { type StoredEntry, type Visit, storedEntries } from './stored-entries.ts';
import { SLUG, endedSession, me } from './stored-user.ts';

const PATIENCE_MS = 5000;
const FAILED = { status: 400, text: '' };

const paths: Record<Visit, string> = {
  dashboard: '/dashboard',
  sessions: '/sessions',
  session: `/session/${SLUG}`,
  settings: '/settings',
  'sign-up': '/signup',
  code: '/otp',
};
export const isOfGuest = (visit: Visit) => visit === 'sign-up' || visit === 'code';

const storeOf = ({ store }: StoredEntry) => (store === 'local' ? localStorage : sessionStorage);

/** Drawing the form of a profile takes longer than all the rest: a draft opens it. */
const isSlow = (entry: StoredEntry) => entry === storedEntries.profileDraft;

/** Everything the app would have kept by now, in its right form; of a guest nothing of a session. */
export const storeAll = (visit: Visit) => {
  for (const entry of Object.values(storedEntries))
    if (!(isOfGuest(visit) && entry.isOfSession) && !isSlow(entry))
      storeOf(entry).setItem(entry.key(me.id), entry.text(me));
};

/** What stands in an entry. */
export const readEntry = (entry: StoredEntry) => storeOf(entry).getItem(entry.key(me.id));
export const breakEntry = (entry: StoredEntry, text: string) =>
  storeOf(entry).setItem(entry.key(me.id), text);

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
const until = (selector: string) =>
  vi.waitFor(
    () => {
      if (!document.querySelector(selector)) throw new Error(`Still waiting for ${selector}.`);
    },
    { timeout: PATIENCE_MS, interval: 2 },
  );
const pressIfThere = (pattern: RegExp) => {
  for (const button of document.querySelectorAll('button'))
    if (pattern.test(button.textContent)) fireEvent.click(button);
};

/** Uses what was read: a form that opens with it, a file made of it, the code that is confirmed with it. */
const useIt: Partial<Record<Visit, () => void>> = {
  settings: () => pressIfThere(/^(?:View|Export)/),
  session: () => pressIfThere(/^Change/),
  code: () => {
    const field = document.querySelector('input[autocomplete="one-time-code"]');
    if (!field) return;
    fireEvent.change(field, { target: { value: '407123' } });
    const send = document.querySelector('button[type="submit"]');
    if (send) fireEvent.click(send);
  },
};

/** Opens a page on what is stored, uses it, and says where that ended. */
export const visit = async (name: Visit): Promise<string> => {
  const { pathNow } = openProduct(
    paths[name],
    {
      getSession: { status: 200, text: JSON.stringify({ success: true, data: endedSession }) },
      // What is kept of sessions is shown where they cannot be loaded.
      ...(name === 'session' ? {} : { listSessions: FAILED }),
    },
    { isSignedIn: false },
  );
  await until('h1');
  await settle();
  useIt[name]?.();
  await settle();
  return pathNow();
};

export const expectedPath = (name: Visit) => paths[name];

/** What a program says where it has nothing to say. */
const MACHINE_TEXT = /undefined|\[object |NaN|Invalid Date|Infinity|native code|This page could not be shown/;

/** Why what is on screen is no good end; undefined when it is. */
export const badEnd = (broken: string): string | undefined => {
  if (uncaught.length > 0) return `thrown: ${String(uncaught[0])}`;
  if (document.querySelector('main[role="alert"]')) return 'the page of last resort';
  if (document.querySelector('h1')?.textContent.trim() === '') return 'a page without a heading';
  // Words that the entry itself holds are the user's.
  const odd = MACHINE_TEXT.exec(document.body.textContent)?.[0];
  return odd !== undefined && !broken.includes(odd) ? `the text "${odd}"` : undefined;
};
