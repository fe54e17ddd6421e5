import { expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';

const makeBrand = (brand: unknown, selector?: string) => () =>
  brandCss(brand as { primary: string }, selector);

it.each<[unknown, RegExp]>([
  [undefined, /no object/],
  ['#0b6b54', /no object/],
  [{}, /no "primary"/],
  [{ primary: '#zzz' }, /"primary" of the brand: "#zzz" is no CSS colour/],
  [{ primary: 'teal', accent: 'rgb(0 0 0 / 50%)' }, /"accent" of the brand: .* is translucent/],
  [{ primary: 'teal', acent: 'red' }, /has no "acent"/],
  [{ primary: 'teal', radius: '6px' }, /"radius" is no object/],
  [{ primary: 'teal', radius: { md: 6 } }, /"radius.md" is 6, and no length/],
  [{ primary: 'teal', radius: { md: '6px;} body{display:none' } }, /no length/],
  [{ primary: 'teal', radius: { constructor: '6px' } }, /no radius "constructor"/],
  [{ primary: 'teal', fontSans: 'x; } body { display: none' }, /"fontSans" is no list of fonts/],
])('%j is not a brand, and the error explains why', (brand, why) => {
  expect(makeBrand(brand)).toThrow(why);
});

it.each(['', '{}', '.a::before', '.a; }', 'a { b'])('"%s" is not a selector for a brand', (selector) => {
  expect(makeBrand({ primary: 'teal' }, selector)).toThrow(/no selector of a part of a page/);
});
