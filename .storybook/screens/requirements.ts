/** Whether a screen shows the requirement that its story is tagged with. */
import type { Frame } from '@playwright/test';
import { readRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';

const LITERAL = /`([^`]+)`/g;
/** Words of a text: not a path, the name of a field, a pattern or the number of a setting. */
const IS_READ = /^\p{Lu}[^/{}=_]*$/u;

const wordsByRequirement = new Map(
  readRequirementRows().map(({ id, text }) => [
    id,
    [...text.matchAll(LITERAL)].flatMap(([, literal = '']) => (IS_READ.test(literal) ? [literal] : [])),
  ]),
);

/** The texts of a screen, including placeholders and names that only assistive technology gets. */
export const getText = (frame: Frame): Promise<string> =>
  frame.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[placeholder], [aria-label]')].flatMap((element) => [
        element.getAttribute('placeholder') ?? '',
        element.getAttribute('aria-label') ?? '',
      ]),
    ].join('\n'),
  );

/** A requirement that quotes no texts cannot be detected by them. */
export const showsRequirement = (text: string, tag: string): boolean => {
  const literals = wordsByRequirement.get(tag) ?? [];
  const lowercase = text.toLowerCase();
  return literals.length === 0 || literals.some((literal) => lowercase.includes(literal.toLowerCase()));
};
