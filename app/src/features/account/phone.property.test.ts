import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatePhone } from './phone.ts';

const RUNS = 100_000;
const ASCII_DIGITS = '0123456789';

/** Spec §5, implemented character by character. */
const validateByReference = (text: string) => {
  if (text.length < 10) return 'phone.tooShort';
  if (text.length > 10) return 'phone.tooLong';
  const isValid =
    '6789'.includes(text.charAt(0)) &&
    Array.from(text).every((character) => ASCII_DIGITS.includes(character));
  return isValid ? undefined : 'phone.notIndian';
};

const digit = fc.constantFrom(...Array.from(ASCII_DIGITS));
const digits = (minLength: number, maxLength: number) => fc.string({ unit: digit, minLength, maxLength });
const valid = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), digits(9, 9))
  .map((digitGroups) => digitGroups.join(''));
/** A valid number with one character replaced. */
const almostValid = fc
  .tuple(valid, fc.nat({ max: 9 }), fc.string({ unit: 'grapheme', maxLength: 2 }))
  .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1));
const prefixed = fc
  .tuple(fc.constantFrom('+91', '91', '0', '0091', ' '), valid)
  .map((digitGroups) => digitGroups.join(''));
const otherDigits = fc.string({
  unit: fc.constantFrom(...Array.from('०१२३४५६७८९௧௨௩４５٣٤')),
  minLength: 9,
  maxLength: 11,
});

test('100,000 texts get the same result as from a reference implementation [SI-05, SI-06, SI-07]', ({
  task,
}) => {
  const countsByError = new Map<unknown, number>();
  fc.assert(
    fc.property(
      fc.oneof(valid, almostValid, digits(0, 14), prefixed, otherDigits, fc.string({ unit: 'grapheme' })),
      (text) => {
        const error = validatePhone(text);
        countsByError.set(error, (countsByError.get(error) ?? 0) + 1);
        return error === validateByReference(text);
      },
    ),
    { numRuns: RUNS, seed: 5 },
  );
  task.meta.resilience = { line: 8, caseCount: RUNS, failureCount: 0 };
  // Each result occurred often enough to be tested.
  expect(new Set(countsByError.keys())).toEqual(
    new Set(['phone.notIndian', 'phone.tooLong', 'phone.tooShort', undefined]),
  );
  for (const count of countsByError.values()) expect(count).toBeGreaterThan(RUNS / 50);
});
