import { expect, it } from 'vitest';
import { unsaid } from './unsaid.ts';

it('is what is missing since the page said its title, in whichever order', () => {
  const spoken = ['Saved', 'the-page document web.', 'Error: Not sent', 'Send push button.'];
  expect(unsaid(spoken, 'the-page', ['Send', 'Not sent'])).toEqual([]);
  expect(unsaid(spoken, 'the-page', ['Saved', 'Send'])).toEqual(['Saved']);
});

it('is all of it before that', () => {
  expect(unsaid(['Saved'], 'the-page', ['Saved'])).toEqual(['Saved']);
});
