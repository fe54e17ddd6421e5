import { expect, test } from 'vitest';
import { initialsOf } from '../avatar/initials.ts';
import { parseFullDate } from '../date-of-birth-field/date-parts.ts';
import { extractCode } from '../otp-input/extract-code.ts';
import { normalizePhone } from '../phone-field/normalize-phone.ts';
import { foldText } from '../searchable-dropdown/fold-text.ts';
import { countCharacters } from '../text-area/character-count.ts';
import { formatTimestamp } from '../timestamp/format-timestamp.ts';

const LENGTH = 100_000;
const GENEROUS_MS = 400;
const texts: [string, string][] = [
  ['marks on a letter', `a${'\u0301\u0323'.repeat(LENGTH / 2)}`],
  ['letters and marks', 'e\u0301'.repeat(LENGTH / 2)],
  ['spaces', `a${' '.repeat(LENGTH)}b`],
  ['digits', '९'.repeat(LENGTH)],
  ['digits and letters', '1a'.repeat(LENGTH / 2)],
  ['dots', '1.'.repeat(LENGTH / 2)],
];
const rules: [string, (text: string) => unknown][] = [
  ['initials', initialsOf],
  ['characters', countCharacters],
  ['search', foldText],
  ['date', parseFullDate],
  ['code', (text) => extractCode(text, 6)],
  ['phone', normalizePhone],
  ['time', (text) => formatTimestamp(text, { locale: 'en-IN' })],
];

test.each(rules.flatMap(([rule, read]) => texts.map(([text, value]) => [rule, text, read, value] as const)))(
  '%s of 100,000 %s',
  (_rule, _text, read, value) => {
    // The thread's own CPU time, since on a busy machine the elapsed time is longer without a regression.
    const before = process.threadCpuUsage();
    read(value);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(GENEROUS_MS);
  },
);
