import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgramPicture, ProgramThumb } from './index.ts';

test('names its programme in a data attribute, and has no text', () => {
  expect(renderToStaticMarkup(<ProgramPicture program="education" />)).toMatch(
    /^<span class="[^"]+" data-program="education"><\/span>$/,
  );
});

test('without a programme, shows the Wellness illustration', () => {
  expect(renderToStaticMarkup(<ProgramPicture />)).toContain('data-program="wellness"');
  expect(renderToStaticMarkup(<ProgramThumb />)).toContain('data-program="wellness"');
});
