import type { Page } from '@playwright/test';
import { entriesKeptBy, type Kept } from '../stored-keys.ts';
import { sleep } from './settle.ts';

const DATABASE_MS = 3_000;

/** What a tab shows and keeps. */
export type Seen = {
  path: string;
  heading: string;
  text: string;
  /** The initials in the header: for whom this tab takes the user. */
  account: string | undefined;
  asksForConsent: boolean;
  /** What stands in text fields, by their labels. */
  typed: Record<string, string>;
  session: Kept[];
};

/** What all tabs of a browser share. */
export type Shared = { kept: Kept[]; token: string | null; userData: string | null };

/** A tab as it stands; undefined where no page of the app is in it. */
export const lookAt = (page: Page): Promise<Seen | undefined> =>
  page.evaluate(() => {
    if (!/^https?:/.test(location.protocol) || !document.querySelector('#root, main, body > div'))
      return undefined;
    const account = [...document.querySelectorAll('button[aria-label^="Account, "]')].at(0);
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ].filter(({ type, value }) => /^(?:text|textarea|email|search)$/.test(type) && value !== '');
    return {
      path: location.pathname,
      heading: document.querySelector('h1, h2')?.textContent ?? '',
      text: document.body.innerText,
      account: account?.getAttribute('aria-label')?.replace('Account, ', ''),
      asksForConsent: document.querySelector('#consent') !== null,
      typed: Object.fromEntries(
        fields.map((field) => [field.labels?.[0]?.textContent ?? field.name, field.value]),
      ),
      session: Object.entries(sessionStorage).map(([key, text]) => ({
        place: 'session',
        text: `${key} ${String(text)}`,
      })),
    };
  });

/** Storage as seen from a document beside the app, in which none of its code runs. */
export const lookBeside = async (beside: Page): Promise<Shared> => {
  const [kept, [token, userData]] = await Promise.all([
    // A tab that the browser has stopped in the middle of a write keeps its database from everybody.
    Promise.race([entriesKeptBy(beside), sleep(DATABASE_MS).then((): Kept[] => [])]),
    beside.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user_data')] as const),
  ]);
  return { kept, token: token ?? null, userData: userData ?? null };
};

/** The phone and the id of the stored user; undefined unless both entries are there and can be read. */
export const storedUser = ({ token, userData }: Pick<Shared, 'token' | 'userData'>) => {
  if (token === null || userData === null) return undefined;
  try {
    const { phone, id } = JSON.parse(userData) as { phone?: unknown; id?: unknown };
    return typeof phone === 'string' ? { phone, id: String(id) } : undefined;
  } catch {
    return undefined;
  }
};

/** The phone of the user whom the provider keeps in this browser, and the token it would give out. */
export const providerUser = ({ kept }: Shared) => {
  const row = kept.find(({ text }) => text.includes('stsTokenManager'))?.text ?? '';
  const phone = /"phoneNumber":"\+91(\d+)"/.exec(row)?.[1];
  return phone === undefined ? undefined : { phone, token: /"accessToken":"([^"]+)"/.exec(row)?.[1] };
};
