import { expect, it } from 'vitest';
import { readSpoken } from './read-spoken.ts';

it('readSpoken: reads the text between SPEAK and a line with a dot, and counts a reply for each command', () => {
  expect(readSpoken('SET self PITCH 0\r\nSPEAK\r\nSave it\r\n.\r\nCANCEL self\r\n')).toEqual({
    spoken: ['Save it'],
    replies: 4,
    remainder: { text: '', isText: false },
  });
});

it('readSpoken: returns an incomplete text as the remainder', () => {
  const first = readSpoken('SPEAK\r\nSuccess: Sa');
  expect(first).toEqual({ spoken: [], replies: 1, remainder: { text: 'Success: Sa', isText: true } });
  expect(readSpoken(`${first.remainder.text}ved\r\n.\r\n`, first.remainder.isText).spoken).toEqual([
    'Success: Saved',
  ]);
});

it('readSpoken: reads a text of several lines, also one that begins with a dot', () => {
  expect(readSpoken('SPEAK\r\nOne\r\n..5\r\n.\r\n').spoken).toEqual(['One\r\n.5']);
});
