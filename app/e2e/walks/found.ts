import type { Step } from './steps.ts';

/** A walk that once broke a rule, as short as it was found; each is walked before anything new is tried. */
export type Found = { name: string; walk: Step[] };

export const found: Found[] = [
  {
    name: 'two numbers are confirmed, and the first answer comes last: one name, and the calls of another',
    walk: [
      { do: 'open', tab: 0, at: '/signin' },
      { do: 'open', tab: 1, at: '/signin' },
      { do: 'send', tab: 0, who: 'A' },
      { do: 'send', tab: 1, who: 'B' },
      { do: 'confirm', tab: 0, code: 'ok', exchange: 'slow' },
      { do: 'confirm', tab: 1, code: 'ok', exchange: 'slow' },
      { do: 'release', tab: 0 },
    ],
  },
  {
    name: 'a stored user is gone without a logout: what was kept for that user stays',
    walk: [
      { do: 'come back' },
      { do: 'open', tab: 0, at: '/dashboard' },
      { do: 'lose', what: 'user', isTold: true },
    ],
  },
  {
    name: 'all entries are gone without a logout, and only a public page is opened: the provider’s user stays',
    walk: [
      { do: 'come back' },
      { do: 'lose', what: 'local storage', isTold: true },
      { do: 'open', tab: 0, at: '/' },
    ],
  },
  {
    name: 'a logout while the provider’s script is missing: its sign-in stays',
    walk: [
      { do: 'come back' },
      { do: 'script', is: 'blocked' },
      { do: 'open', tab: 0, at: '/sessions' },
      { do: 'log out', tab: 0, from: 'menu', close: false },
    ],
  },
  {
    name: 'a session is lost after consent was given: analytics is told of the next person, who was not asked',
    walk: [
      { do: 'come back' },
      { do: 'open', tab: 0, at: '/dashboard' },
      { do: 'agree', tab: 0 },
      { do: 'lose', what: 'user unreadable', isTold: true },
      { do: 'send', tab: 0, who: 'B' },
      { do: 'confirm', tab: 0, code: 'ok', exchange: 'ok' },
    ],
  },
  {
    name: 'one number is confirmed and refused, and the answer for another comes later',
    walk: [
      { do: 'open', tab: 0, at: '/signin' },
      { do: 'open', tab: 1, at: '/signin' },
      { do: 'send', tab: 0, who: 'A' },
      { do: 'send', tab: 1, who: 'B' },
      { do: 'confirm', tab: 0, code: 'ok', exchange: 'slow' },
      { do: 'confirm', tab: 1, code: 'ok', exchange: 'refused' },
      { do: 'release', tab: 0 },
    ],
  },
  {
    name: 'another tab was elsewhere during a sign-in and a logout: it shows the number again',
    walk: [
      { do: 'open', tab: 0, at: '/signin' },
      { do: 'open', tab: 1, at: '/signin' },
      { do: 'send', tab: 1, who: 'B' },
      { do: 'away', tab: 1 },
      { do: 'send', tab: 0, who: 'B' },
      { do: 'confirm', tab: 0, code: 'ok', exchange: 'ok' },
      { do: 'log out', tab: 0, from: 'menu', close: false },
      { do: 'return', tab: 1 },
    ],
  },
  {
    name: 'the sign-up form is loaded anew: what was typed is lost',
    walk: [
      { do: 'open', tab: 0, at: '/signin' },
      { do: 'send', tab: 0, who: 'C' },
      { do: 'fill', tab: 0, all: false },
      { do: 'reload', tab: 0 },
    ],
  },
  {
    name: 'somebody signs in in another tab: the code of who was here before stays in this one',
    walk: [
      { do: 'come back' },
      { do: 'open', tab: 0, at: '/dashboard' },
      { do: 'lose', what: 'local storage', isTold: true },
      { do: 'open', tab: 1, at: '/signin' },
      { do: 'send', tab: 0, who: 'A' },
      { do: 'send', tab: 1, who: 'B' },
      { do: 'confirm', tab: 1, code: 'ok', exchange: 'ok' },
    ],
  },
  {
    name: 'a confirmed number is refused: its proof stays in a tab where another is signed in by now',
    walk: [
      { do: 'come back' },
      { do: 'open', tab: 0, at: '/session/preparing-for-labour' },
      { do: 'lose', what: 'user unreadable', isTold: true },
      { do: 'send', tab: 0, who: 'A' },
      { do: 'open', tab: 1, at: '/signin' },
      { do: 'send', tab: 1, who: 'B' },
      { do: 'confirm', tab: 0, code: 'ok', exchange: 'refused' },
      { do: 'confirm', tab: 1, code: 'ok', exchange: 'ok' },
    ],
  },
];
