/** Whether a screen shows the requirement that its story is tagged with. */
import type { Frame } from '@playwright/test';
import { readRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';

const LITERAL = /`([^`]+)`/g;
/** Words that are read: no path, name of a field, pattern or number of a setting. */
const IS_READ = /^\p{Lu}[^/{}=_]*$/u;

const words = new Map(
  readRequirementRows().map(({ id, text }) => [
    id,
    [...text.matchAll(LITERAL)].flatMap(([, literal = '']) => (IS_READ.test(literal) ? [literal] : [])),
  ]),
);

/** All that a screen says, also by placeholders and names that only assistive technology has. */
export const textOf = (frame: Frame): Promise<string> =>
  frame.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[placeholder], [aria-label]')].flatMap((element) => [
        element.getAttribute('placeholder') ?? '',
        element.getAttribute('aria-label') ?? '',
      ]),
    ].join('\n'),
  );

/** A requirement that quotes no words cannot be told by them. */
export const shows = (text: string, tag: string): boolean => {
  const literals = words.get(tag) ?? [];
  const said = text.toLowerCase();
  return literals.length === 0 || literals.some((literal) => said.includes(literal.toLowerCase()));
};
