import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgramPicture, ProgramThumb } from './index.ts';
import { getVariant } from './variant.ts';

test('names its programme in a data attribute, and has no text', () => {
  expect(renderToStaticMarkup(<ProgramPicture program="education" />)).toMatch(
    /^<span class="[^"]+" data-program="education"><\/span>$/,
  );
});

test('without a programme, shows the Wellness illustration', () => {
  expect(renderToStaticMarkup(<ProgramPicture />)).toContain('data-program="wellness"');
  expect(renderToStaticMarkup(<ProgramThumb />)).toContain('data-program="wellness"');
});

test('a seed always picks the same of the three drawings, in both crops; without one it is the first', () => {
  const seeds = ['1', '2', '3', '10', 'gentle-yoga', '', undefined];
  expect(seeds.map((seed) => getVariant(seed) ?? 1)).toEqual([2, 3, 1, 2, 1, 1, 1]);
  expect(renderToStaticMarkup(<ProgramPicture seed="2" />)).toContain('data-variant="3"');
  expect(renderToStaticMarkup(<ProgramThumb seed="2" />)).toContain('data-variant="3"');
});
