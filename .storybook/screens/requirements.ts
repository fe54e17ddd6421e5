/** Whether a screen shows the requirement that its story is tagged with. */
import type { Frame } from '@playwright/test';
import { readRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';

const LITERAL = /`([^`]+)`/g;
/** A literal that users can read: not a path, a field name, a pattern or a setting. */
const VISIBLE_TEXT = /^\p{Lu}[^/{}=_]*$/u;

const textsByRequirement = new Map(
  readRequirementRows().map(({ id, text }) => [
    id,
    [...text.matchAll(LITERAL)].flatMap(([, literal = '']) => (VISIBLE_TEXT.test(literal) ? [literal] : [])),
  ]),
);

/** The texts of a screen, including placeholders and names that only assistive technology gets. */
export const getScreenText = (frame: Frame): Promise<string> =>
  frame.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[placeholder], [aria-label]')].flatMap((element) => [
        element.getAttribute('placeholder') ?? '',
        element.getAttribute('aria-label') ?? '',
      ]),
    ].join('\n'),
  );

/** Whether a screen shows one of the requirement's literals; true for a requirement without literals. */
export const showsRequirement = (text: string, tag: string): boolean => {
  const literals = textsByRequirement.get(tag) ?? [];
  const lowercase = text.toLowerCase();
  return literals.length === 0 || literals.some((literal) => lowercase.includes(literal.toLowerCase()));
};
