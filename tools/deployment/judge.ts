/** Makes a line of the report from all answers that a check is about. */
import { Finding, Skipped } from './host.ts';
import type { Seen } from './look.ts';
import { type SiteCheck, refusalOf } from './site-checks.ts';

/** So many addresses that fail are named in a line. */
const NAMED_ADDRESSES = 4;

const wrongIn = (seen: Seen, { wrong, asksForAnswers }: SiteCheck): string | undefined => {
  const refusal = refusalOf(seen);
  if (refusal !== undefined) return asksForAnswers ? refusal : undefined;
  return seen.answer && wrong(seen.answer, seen.expected);
};

/**
 * The number of answers that were judged.
 *
 * @throws Finding with the first addresses that fail, and Skipped where there is nothing to judge.
 */
export const judge = (check: SiteCheck, all: Seen[]): number => {
  const { concerns, asksForAnswers, matters, todo } = check;
  const judged = all.filter(
    (seen) => concerns(seen.expected) && (asksForAnswers || refusalOf(seen) === undefined),
  );
  if (judged.length === 0) throw new Skipped('no answer came, or nothing tells what it must be');
  const failed = judged.flatMap((seen) => {
    const what = wrongIn(seen, check);
    return what === undefined ? [] : [`${seen.expected.address} (${what})`];
  });
  const more = failed.length - NAMED_ADDRESSES;
  if (failed.length > 0)
    throw new Finding(
      `${failed.length} of ${judged.length}: ${failed.slice(0, NAMED_ADDRESSES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
      matters,
      todo,
    );
  return judged.length;
};
