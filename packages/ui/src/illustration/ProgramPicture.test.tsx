import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgramPicture, ProgramThumb } from './index.ts';

test('a drawing says whose it is, and is no text', () => {
  expect(renderToStaticMarkup(<ProgramPicture program="education" />)).toMatch(
    /^<span class="[^"]+" data-program="education"><\/span>$/,
  );
});

test('without a programme the Wellness drawing stands in', () => {
  expect(renderToStaticMarkup(<ProgramPicture />)).toContain('data-program="wellness"');
  expect(renderToStaticMarkup(<ProgramThumb />)).toContain('data-program="wellness"');
});
