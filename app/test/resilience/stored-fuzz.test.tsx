import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { unmountApp } from './product.tsx';
import { type StoredEntry, storedEntries } from './stored-entries.ts';
import { brokenTexts } from './stored-texts.ts';
import { me, other } from './stored-user.ts';
import { badEnd, breakEntry, expectedPath, isOfGuest, storeAll, readEntry, visit } from './stored-visits.ts';
import { SEED, cases, search, tryAll } from './record.ts';

const LINE = 5;
const RUNS = cases(40, 1);
/** The short form opens only the first page of each entry. */
const PAGES = cases(3, 1);
const EVERY = cases(1, 3);
const PATIENCE_MS = 240_000;
const entries = Object.entries(storedEntries);
/** Choices and input of the user, which no other broken entry may remove. */
const { consent, deviceProfile, feedback, theme, language, pendingPhone, pendingPhoneUntil } = storedEntries;
const lasting = [consent, deviceProfile, feedback, theme, language];

afterEach(unmountApp);

/** The key of a lasting entry that was lost; undefined where none was. */
const lost = (entry: StoredEntry) =>
  lasting.find((candidate) => candidate !== entry && readEntry(candidate) !== candidate.text(me))?.key(me.id);

/** Opens each page that reads the entry, with this text in it and every other entry valid. */
const expectGoodEnd = async (entry: StoredEntry, text: string, staysSignedIn = !entry.isOfSession) => {
  for (const name of entry.visits.slice(0, PAGES)) {
    storeAll(name);
    breakEntry(entry, text);
    const path = await visit(name);
    expect({ name, end: badEnd(text) }).toEqual({ name, end: undefined });
    if (!isOfGuest(name) && staysSignedIn) {
      expect(path).toBe(expectedPath(name));
      expect(lost(entry)).toBeUndefined();
    }
    if (name === 'sign-up' && entry !== pendingPhone && entry !== pendingPhoneUntil)
      expect(path).toBe(expectedPath(name));
    unmountApp();
  }
};

describe(`a broken entry leaves the app readable and loses no other entry (seed ${SEED}) [G-10, T-08]`, () => {
  test.for(entries)('%s', { timeout: PATIENCE_MS }, async ([, entry], context) => {
    const property = fc
      .asyncProperty(brokenTexts(entry.text(me)), (text) => expectGoodEnd(entry, text))
      .afterEach(unmountApp);
    await search(context, { line: LINE, runs: RUNS }, property);
    expect.hasAssertions();
  });

  test('an entry of an earlier version', { timeout: PATIENCE_MS }, async (context) => {
    const earlier = entries.flatMap(([, entry]) => entry.earlier(me).map((text) => ({ entry, text })));
    const bad = await tryAll(context, LINE, earlier, async ({ entry, text }) => {
      // An update does not end the session.
      await expectGoodEnd(entry, text, true);
      return false;
    });
    expect(bad).toEqual([]);
  });

  test('an entry of another user is not shown [T-25]', async (context) => {
    const owned = entries
      .filter(([, entry]) => entry.text(me) !== entry.text(other) || entry.key(me.id) !== entry.key(other.id))
      .filter((_, index) => index % EVERY === 0);
    const bad = await tryAll(context, LINE, owned, async ([, entry]) => {
      const [name] = entry.visits;
      storeAll(name);
      breakEntry({ ...entry, key: () => entry.key(other.id) }, entry.text(other));
      // This entry determines the signed-in user.
      const isTheirs = entry === storedEntries.userData;
      await visit(name);
      const isBad = badEnd('') !== undefined || (!isTheirs && document.body.textContent.includes(other.name));
      unmountApp();
      return isBad;
    });
    expect(bad.map(([name]) => name)).toEqual([]);
  });
});
