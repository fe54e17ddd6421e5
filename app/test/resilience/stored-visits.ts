import { act, fireEvent } from '@testing-library/react';
import { renderApp, uncaught } from './render-app.tsx';
import { requireElement, until } from './trigger-call.ts';
import { type StoredEntry, type Visit, storedEntries } from './stored-entries.ts';
import { SLUG, endedSession, me } from './stored-user.ts';

const FAILED_RESPONSE = { status: 400, text: '' };

const paths: Record<Visit, string> = {
  dashboard: '/dashboard',
  sessions: '/sessions',
  session: `/session/${SLUG}`,
  settings: '/settings',
  'sign-up': '/signup',
  code: '/otp',
};
export const isGuestVisit = (visit: Visit) => visit === 'sign-up' || visit === 'code';

const getStore = ({ store }: StoredEntry) => (store === 'local' ? localStorage : sessionStorage);

/** A draft opens the profile form, which takes longer to render than everything else. */
const isSlow = (entry: StoredEntry) => entry === storedEntries.profileDraft;

/** Stores every entry in its valid format; without the session on the pages of a guest. */
export const storeAll = (visit: Visit) => {
  for (const entry of Object.values(storedEntries))
    if (!(isGuestVisit(visit) && entry.isRequiredForSession) && !isSlow(entry))
      getStore(entry).setItem(entry.key(me.id), entry.text(me));
};

export const readEntry = (entry: StoredEntry) => getStore(entry).getItem(entry.key(me.id));
export const breakEntry = (entry: StoredEntry, text: string) =>
  getStore(entry).setItem(entry.key(me.id), text);

const flushPending = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
const pressIfPresent = (pattern: RegExp) => {
  for (const button of document.querySelectorAll('button'))
    if (pattern.test(button.textContent)) fireEvent.click(button);
};

/** Uses the stored data: opens a form with it, exports it, or confirms the code. */
const interactions: Partial<Record<Visit, () => void>> = {
  settings: () => pressIfPresent(/^(?:View|Export)/),
  session: () => pressIfPresent(/^Change/),
  code: () => {
    const field = document.querySelector('input[autocomplete="one-time-code"]');
    if (!field) return;
    fireEvent.change(field, { target: { value: '407123' } });
    const send = document.querySelector('button[type="submit"]');
    if (send) fireEvent.click(send);
  },
};

/** Opens a page with the stored entries, uses them, and returns the final path. */
export const visit = async (name: Visit): Promise<string> => {
  const { getCurrentPath } = renderApp(
    paths[name],
    {
      getSession: { status: 200, text: JSON.stringify({ success: true, data: endedSession }) },
      // The offline timetable is shown where sessions cannot be loaded.
      ...(name === 'session' ? {} : { listSessions: FAILED_RESPONSE }),
    },
    { isSignedIn: false },
  );
  await until(requireElement('h1'));
  await flushPending();
  interactions[name]?.();
  await flushPending();
  return getCurrentPath();
};

export const expectedPath = (name: Visit) => paths[name];

/** Technical values that must not be rendered. */
const UNINTENDED_TEXT =
  /undefined|\[object |NaN|Invalid Date|Infinity|native code|This page could not be shown/;

/** The defect of the current screen; undefined where it has none. */
export const findDefect = (broken: string): string | undefined => {
  if (uncaught.length > 0) return `thrown: ${String(uncaught[0])}`;
  if (document.querySelector('main > [role="alert"] > h1')) return 'the error page';
  if (document.querySelector('h1')?.textContent.trim() === '') return 'a page without a heading';
  // The broken entry itself may contain such a text.
  const match = UNINTENDED_TEXT.exec(document.body.textContent)?.[0];
  return match !== undefined && !broken.includes(match) ? `the text "${match}"` : undefined;
};
