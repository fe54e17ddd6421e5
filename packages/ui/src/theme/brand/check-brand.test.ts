import { expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';

const makeBrand = (brand: unknown, selector?: string) => () =>
  brandCss(brand as { primary: string }, selector);

it.each<[unknown, RegExp]>([
  [undefined, /not an object/],
  ['#0b6b54', /not an object/],
  [{}, /no "primary"/],
  [{ primary: '#zzz' }, /"primary" of the brand: "#zzz" is not a CSS colour/],
  [{ primary: 'teal', accent: 'rgb(0 0 0 / 50%)' }, /"accent" of the brand: .* is translucent/],
  [{ primary: 'teal', acent: 'red' }, /has no "acent"/],
  [{ primary: 'teal', radius: '6px' }, /"radius" is not an object/],
  [{ primary: 'teal', radius: { md: 6 } }, /"radius.md" is 6, not a length/],
  [{ primary: 'teal', radius: { md: '6px;} body{display:none' } }, /not a length/],
  [{ primary: 'teal', radius: { constructor: '6px' } }, /no radius "constructor"/],
  [{ primary: 'teal', fontSans: 'x; } body { display: none' }, /"fontSans" is not a list of fonts/],
])('%j is not a brand, and the error explains why', (brand, message) => {
  expect(makeBrand(brand)).toThrow(message);
});

it.each(['', '{}', '.a::before', '.a; }', 'a { b'])('"%s" is not a selector for a brand', (selector) => {
  expect(makeBrand({ primary: 'teal' }, selector)).toThrow(/no selector of a part of a page/);
});
