import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ananya Das', 'AD'],
  ['ananya das', 'AD'],
  ['Ananya Kumari Das', 'AD'],
  ['Ananya', 'A'],
  ['  Ananya   Das ', 'AD'],
  ['', ''],
  // A letter with a mark for which Unicode has no single character.
  ['q\u0323ala Das', 'Q\u0323D'],
])('Avatar 8: the initials of %o are %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('Avatar 8: in an Indian script there is one initial, a complete syllable [T-10]', () => {
  expect(initialsOf('निधि देवी')).toBe('नि');
  expect(initialsOf('தேவி')).toBe('தே');
});
