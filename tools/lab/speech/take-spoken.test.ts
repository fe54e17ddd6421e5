import { expect, it } from 'vitest';
import { takeSpoken } from './take-spoken.ts';

it('the spoken text is between SPEAK and a line with a dot, and each command gets a reply', () => {
  expect(takeSpoken('SET self PITCH 0\r\nSPEAK\r\nSave it\r\n.\r\nCANCEL self\r\n')).toEqual({
    spoken: ['Save it'],
    answers: 4,
    left: { text: '', isText: false },
  });
});

it('an incomplete text is returned as the rest', () => {
  const first = takeSpoken('SPEAK\r\nSuccess: Sa');
  expect(first).toEqual({ spoken: [], answers: 1, left: { text: 'Success: Sa', isText: true } });
  expect(takeSpoken(`${first.left.text}ved\r\n.\r\n`, first.left.isText).spoken).toEqual(['Success: Saved']);
});

it('a text may have several lines, also one that begins with a dot', () => {
  expect(takeSpoken('SPEAK\r\nOne\r\n..5\r\n.\r\n').spoken).toEqual(['One\r\n.5']);
});
