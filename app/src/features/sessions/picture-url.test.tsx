import { expect, test } from 'vitest';
import { getPictureUrl } from './picture-url.ts';

const appOrigin = window.location.origin;

test.each([`${appOrigin}/__sandbox/pictures/walking-for-two.jpg`, 'https://media.example/a.jpg'])(
  '%s is shown [T-17]',
  (url) => {
    expect(getPictureUrl(url)).toBe(url);
  },
);

test.each([
  null,
  undefined,
  '',
  appOrigin,
  `${appOrigin}.evil.example/a.jpg`,
  `${appOrigin}@evil.example/a.jpg`,
  `${appOrigin}/a b.jpg`,
  `${appOrigin}/\\a.jpg`,
  `${appOrigin}/\u0000`,
  `${appOrigin}/${'x'.repeat(2048)}`,
  'http://media.example/a.jpg',
  '/__sandbox/pictures/a.jpg',
  'data:image/svg+xml,x',
])('%j is not shown [T-17]', (url) => {
  expect(getPictureUrl(url)).toBeUndefined();
});
