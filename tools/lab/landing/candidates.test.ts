import { expect, test } from 'vitest';
import { removeScripts } from './candidates.ts';
import { median } from './results.ts';

test('the baseline is the page without its scripts', () => {
  const staticHtml = removeScripts(`<head><script>theme()</script>
    <script type="application/ld+json">{"name":"Janani"}</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="preload" href="/assets/anek.woff2" as="font" crossorigin />
    <style>h1{top:0}</style>
    <link rel="stylesheet" href="/assets/index.css" disabled />
    <link rel="modulepreload" crossorigin href="/assets/about.js" /></head><h1>text</h1>`);
  expect(staticHtml.replaceAll(/\s+/g, ' ')).toBe(
    '<head> <script type="application/ld+json">{"name":"Janani"}</script> <link rel="preload" href="/assets/anek.woff2" as="font" crossorigin /> <style>h1{top:0}</style></head><h1>text</h1>',
  );
});

test('the median is the middle value, or the mean of the two middle values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});
