import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { languageScript } from './head-scripts.ts';
import type { Site } from './page.ts';
import { getWebManifest } from './site-files.ts';

const ORIGIN = 'https://janani.example';
const OTHERS = ['hi', 'ta'];
const hindiSite: Site = {
  origin: ORIGIN,
  name: 'Janani',
  description: 'd',
  locale: 'hi-IN',
  dir: 'ltr',
  prefix: '/hi',
  card: { file: 'c.png', text: 'c' },
  shortcuts: [{ name: 's', path: '/hi/sessions' }],
  screenshots: [],
};

type Phone = {
  /** The stored choice. */
  chosen?: string;
  /** The language of a sign-in in this tab. */
  used?: string;
  browser?: string[];
  isFull?: boolean;
};

const getStore = (language: string | undefined, isFull = false) => {
  const entries = new Map(language === undefined ? [] : [['language', language]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
  };
};

const getPath = (url: unknown) => String(url).slice(ORIGIN.length);

/** Runs the script on a URL. Returns the URL that it leads to, and the stored choice afterwards. */
const openUrl = (address: string, { chosen, used, browser = ['en-IN'], isFull }: Phone = {}) => {
  const local = getStore(chosen, isFull);
  let shown = address;
  let documents = 0;
  for (let next: string | null = address; next !== null;) {
    documents += 1;
    if (documents > 2) throw new Error(`${address} leads on from ${next}.`);
    shown = next;
    next = null;
    runInContext(
      languageScript(OTHERS),
      createContext({
        URL,
        localStorage: local,
        sessionStorage: getStore(used),
        navigator: { languages: browser },
        document: { documentElement: {} },
        location: {
          href: ORIGIN + shown,
          toString: () => ORIGIN + shown,
          replace: (url: unknown) => {
            next = getPath(url);
          },
        },
        history: {
          state: null,
          replaceState: (_state: unknown, _title: string, url: unknown) => {
            shown = getPath(url);
          },
        },
      }),
    );
  }
  return { shown, chosen: local.getItem('language') };
};

const shownAt = (address: string, phone?: Phone) => openUrl(address, phone).shown;

describe('the language that a URL opens in', () => {
  test('a prefix wins over choice, sign-in and browser, and does not change the choice [G-14]', () => {
    const phone = { chosen: 'en', used: 'ta', browser: ['ta-IN'] };
    expect(openUrl('/hi/session/x?a=%20b#c', phone)).toEqual({
      shown: '/hi/session/x?a=%20b#c',
      chosen: 'en',
    });
  });
  test('without a prefix the choice comes first, then the sign-in of this tab, then the browser [G-14]', () => {
    expect(shownAt('/sessions', { chosen: 'hi', used: 'ta', browser: ['en-IN'] })).toBe('/hi/sessions');
    expect(shownAt('/sessions', { chosen: 'en', used: 'ta', browser: ['hi-IN'] })).toBe('/sessions');
    expect(shownAt('/sessions', { used: 'ta', browser: ['hi-IN'] })).toBe('/ta/sessions');
    expect(shownAt('/', { browser: ['fr-FR', 'hi-IN', 'en-IN'] })).toBe('/hi');
    expect(shownAt('/?plan=a%20b#c', { browser: ['fr-FR'] })).toBe('/?plan=a%20b#c');
  });
  test.each(['', 'xx', 'null', '__proto__'])('a stored language %j is ignored', (text) => {
    expect(shownAt('/', { chosen: text, used: text, browser: ['hi-IN'] })).toBe('/hi');
  });
  test('an installed app starts in the language chosen since, else in its own [G-14]', () => {
    const { start_url, shortcuts } = JSON.parse(getWebManifest(hindiSite)) as {
      start_url: string;
      shortcuts: [{ url: string }];
    };
    expect(shownAt(start_url, { chosen: 'en' })).toBe('/');
    expect(shownAt(shortcuts[0].url, { chosen: 'ta' })).toBe('/ta/sessions');
    expect(shownAt(start_url, { browser: ['en-IN'] })).toBe('/hi');
    // The browser would take what follows two slashes for a host.
    expect(shownAt('/hi//evil.example?start', { chosen: 'en' })).toBe('//evil.example');
  });
});

describe('a choice of language', () => {
  test('is stored at once, and is removed from the URL [G-14]', () => {
    expect(openUrl('/hi/about?language=hi&plan=x', { chosen: 'en' })).toEqual({
      shown: '/hi/about?plan=x',
      chosen: 'hi',
    });
  });
  test('English can be chosen after any other language [G-14]', () => {
    const phone = { chosen: 'hi', used: 'ta', browser: ['hi-IN'] };
    expect(openUrl('/about?language=en', phone)).toEqual({ shown: '/about', chosen: 'en' });
    expect(openUrl('/about?language=ta', phone)).toEqual({ shown: '/ta/about', chosen: 'ta' });
  });
  test('that cannot be stored stays in the URL, so that it survives a reload [T-08]', () => {
    const phone = { used: 'ta', browser: ['hi-IN'], isFull: true };
    expect(shownAt('/about?language=en', phone)).toBe('/about?language=en');
  });
  test('of an unknown language changes nothing', () => {
    expect(openUrl('/about?language=xx', { chosen: 'hi' })).toEqual({
      shown: '/hi/about?language=xx',
      chosen: 'hi',
    });
  });
});
