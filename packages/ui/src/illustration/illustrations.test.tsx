import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LogoMark } from '../logo/index.ts';
import { programs } from '../badge/index.ts';
import { HeroIllustration } from './index.ts';
import { furtherVariants } from './variant.ts';

/** The shapes of a drawing, in order, each with its attributes of position and colour. */
const getShapes = (svg: string) =>
  [...svg.matchAll(/<(path|circle|ellipse|rect|use|g)\b([^>]*?)\/?>/g)].map(([, tag, attributes = '']) =>
    [
      tag,
      ...[...attributes.matchAll(/\b([\w-]+)="([^"]*)"/g)]
        .filter(([, name = '']) => !['id', 'href', 'clip-path', 'class'].includes(name))
        .map(([, name, value]) => `${name}=${value}`)
        .toSorted(),
    ].join(' '),
  );

const getFile = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../illustrations', `${name}.svg`), 'utf8');

test('HeroIllustration: the component draws the same shapes as the file', () => {
  const shapes = getShapes(renderToStaticMarkup(<HeroIllustration />));
  expect(shapes.length).toBeGreaterThan(5);
  expect(shapes).toEqual(getShapes(getFile('hero-mother')));
});

test('LogoMark: the component draws the same shapes as the file', () => {
  const outlines = (svg: string) => [...svg.matchAll(/\bd="([^"]*)"/g)].map(([, d]) => d);
  expect(outlines(renderToStaticMarkup(<LogoMark />))).toEqual(outlines(getFile('mark')));
});

test('two HeroIllustrations on a page have unique ids, and each references only its own', () => {
  const page = renderToStaticMarkup(
    <>
      <HeroIllustration />
      <HeroIllustration />
    </>,
  );
  const ids = [...page.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
  const used = [...page.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(6);
  expect(new Set(used)).toEqual(new Set(ids));
});

test('an illustration is decoration unless it has a text alternative', () => {
  expect(renderToStaticMarkup(<HeroIllustration />)).toContain('aria-hidden="true"');
  const labelledMarkup = renderToStaticMarkup(<HeroIllustration label="A mother" />);
  expect(labelledMarkup).toContain('role="img" aria-label="A mother"');
  expect(labelledMarkup).not.toContain('aria-hidden');
});

const drawings = programs.flatMap((program) => [
  program,
  ...furtherVariants.map((variant) => `${program}-${variant}`),
]);

test.each(drawings)('%s: the dark drawing has the same shapes, and both are small', (name) => {
  const [light, dark] = [getFile(`session-${name}`), getFile(`session-${name}-dark`)];
  const withoutColors = (svg: string) => svg.replace(/#[0-9a-f]{3,6}/g, '');
  expect(withoutColors(dark)).toBe(withoutColors(light));
  expect(dark).not.toBe(light);
  expect(light.length).toBeLessThanOrEqual(2200);
});
