import { expect, test } from 'vitest';
import { checkFile, formatSize } from './check-file.ts';

const photo = { name: 'Scan.JPG', type: 'image/jpeg', size: 2_500_000 };

test.each([
  [undefined, undefined, undefined],
  ['image/*', undefined, undefined],
  ['.pdf, .jpg', undefined, undefined],
  ['image/jpeg', 2_500_000, undefined],
  ['application/pdf,.png', undefined, 'type'],
  ['image/*', 2_000_000, 'size'],
])(
  'FileField 13: accept %s and at most %s bytes find the problem %s in a photo',
  (accept, maxBytes, problem) => {
    expect(checkFile(photo, { accept, maxBytes })).toBe(problem);
  },
);

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_999, '1,000 kB'],
  [2_540_000, '2.5 MB'],
])('FileField 13: %i bytes are written %s', (bytes, text) => expect(formatSize(bytes, 'en-IN')).toBe(text));
