import { expect, test } from 'vitest';
import { pictureUrl } from './picture-url.ts';

const own = window.location.origin;

test.each([`${own}/__sandbox/pictures/walking-for-two.jpg`, 'https://media.example/a.jpg'])(
  '%s is shown [T-17]',
  (address) => {
    expect(pictureUrl(address)).toBe(address);
  },
);

test.each([
  null,
  undefined,
  '',
  own,
  `${own}.evil.example/a.jpg`,
  `${own}@evil.example/a.jpg`,
  `${own}/a b.jpg`,
  `${own}/\\a.jpg`,
  `${own}/\u0000`,
  `${own}/${'x'.repeat(2048)}`,
  'http://media.example/a.jpg',
  '/__sandbox/pictures/a.jpg',
  'data:image/svg+xml,x',
])('%j is not shown [T-17]', (address) => {
  expect(pictureUrl(address)).toBeUndefined();
});
