import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { programs } from '../badge/index.ts';
import { programPictures, ProgramPicture, ProgramThumb } from './index.ts';

test('SE-13: every programme has a picture of its own for each theme, and a thumbnail', () => {
  const addresses = programs.flatMap((program) => Object.values(programPictures[program]));
  expect(new Set(addresses).size).toBe(15);
  for (const address of addresses) expect(address).toMatch(/\.svg/);
});

test('a picture keeps its place before it has loaded, and is no text', () => {
  const pictures = renderToStaticMarkup(<ProgramPicture program="education" />);
  expect(pictures.match(/<img/g)).toHaveLength(2);
  expect(pictures.match(/alt="" loading="lazy" width="480" height="270"/g)).toHaveLength(2);
});

test('without a programme the Wellness drawing stands in', () => {
  expect(renderToStaticMarkup(<ProgramPicture />)).toContain(programPictures.wellness.light);
  expect(renderToStaticMarkup(<ProgramThumb />)).toContain(programPictures.wellness.thumb);
});
