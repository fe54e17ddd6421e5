import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { unmountApp } from './render-app.tsx';
import { type StoredEntry, storedEntries } from './stored-entries.ts';
import { brokenTexts } from './stored-texts.ts';
import { me, other } from './stored-user.ts';
import {
  findDefect,
  breakEntry,
  expectedPath,
  isGuestVisit,
  storeAll,
  readEntry,
  visit,
} from './stored-visits.ts';
import { SEED, cases, checkProperty, tryAll } from './record.ts';

const LINE = 5;
const RUNS = cases(40, 1);
/** The short form opens only the first page of each entry. */
const PAGES = cases(3, 1);
const SAMPLE_INTERVAL = cases(1, 3);
const TEST_TIMEOUT_MS = 240_000;
const entries = Object.entries(storedEntries);
/** Choices and input of the user, which no other broken entry may remove. */
const { consent, deviceProfile, feedback, theme, language, pendingPhone, pendingPhoneUntil } = storedEntries;
const preservedEntries = [consent, deviceProfile, feedback, theme, language];

afterEach(unmountApp);

/** The key of a lasting entry that was lost; undefined where none was. */
const lostKey = (entry: StoredEntry) =>
  preservedEntries
    .find((candidate) => candidate !== entry && readEntry(candidate) !== candidate.text(me))
    ?.key(me.id);

/** Opens each page that reads the entry, with this text in it and every other entry valid. */
const expectReadablePages = async (
  entry: StoredEntry,
  text: string,
  staysSignedIn = !entry.isRequiredForSession,
) => {
  for (const name of entry.visits.slice(0, PAGES)) {
    storeAll(name);
    breakEntry(entry, text);
    const path = await visit(name);
    expect({ name, end: findDefect(text) }).toEqual({ name, end: undefined });
    if (!isGuestVisit(name) && staysSignedIn) {
      expect(path).toBe(expectedPath(name));
      expect(lostKey(entry)).toBeUndefined();
    }
    if (name === 'sign-up' && entry !== pendingPhone && entry !== pendingPhoneUntil)
      expect(path).toBe(expectedPath(name));
    unmountApp();
  }
};

describe(`a broken entry leaves the app readable and loses no other entry (seed ${SEED}) [G-10, T-08]`, () => {
  test.for(entries)('%s', { timeout: TEST_TIMEOUT_MS }, async ([, entry], context) => {
    const property = fc
      .asyncProperty(brokenTexts(entry.text(me)), (text) => expectReadablePages(entry, text))
      .afterEach(unmountApp);
    await checkProperty(context, { line: LINE, runs: RUNS }, property);
    expect.hasAssertions();
  });

  test('an entry of an earlier version', { timeout: TEST_TIMEOUT_MS }, async (context) => {
    const earlier = entries.flatMap(([, entry]) => entry.earlier(me).map((text) => ({ entry, text })));
    const failed = await tryAll(context, LINE, earlier, async ({ entry, text }) => {
      // An update does not end the session.
      await expectReadablePages(entry, text, true);
      return false;
    });
    expect(failed).toEqual([]);
  });

  test('an entry of another user is not shown [T-25]', async (context) => {
    const owned = entries
      .filter(([, entry]) => entry.text(me) !== entry.text(other) || entry.key(me.id) !== entry.key(other.id))
      .filter((_, index) => index % SAMPLE_INTERVAL === 0);
    const failed = await tryAll(context, LINE, owned, async ([, entry]) => {
      const [name] = entry.visits;
      storeAll(name);
      breakEntry({ ...entry, key: () => entry.key(other.id) }, entry.text(other));
      // This entry determines the signed-in user.
      const isUserEntry = entry === storedEntries.userData;
      await visit(name);
      const isBad =
        findDefect('') !== undefined || (!isUserEntry && document.body.textContent.includes(other.name));
      unmountApp();
      return isBad;
    });
    expect(failed.map(([name]) => name)).toEqual([]);
  });
});
