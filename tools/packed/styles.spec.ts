import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';
import { LAYER_ORDER } from '../../packages/ui/scripts/layers.ts';
import { getFolder, installed, getManifest, workspace } from './installed.ts';

const folder = getFolder('@janani/ui');
const getSheet = (name: string) => readFileSync(join(folder, `dist/${name}.css`), 'utf8');
const sheets = Object.keys(getManifest('@janani/ui').exports).flatMap((path) =>
  path.endsWith('.css') ? [path.slice(2, -'.css'.length)] : [],
);
/** The style sheets of one component each. */
const componentSheets = sheets.filter(
  (name) => !['styles', 'theme', 'variables', 'devanagari-headings'].includes(name),
);

/** The text outside of every block, which includes rules without a layer. */
const getTopLevelText = (css: string) => {
  let depth = 0;
  let topLevel = '';
  for (const character of css) {
    if (character === '}') depth -= 1;
    if (depth === 0) topLevel += character;
    if (character === '{') depth += 1;
  }
  return topLevel
    .split(/[{};]/)
    .map((text) => text.trim())
    .filter(Boolean);
};

const budgets = JSON.parse(readFileSync(join(workspace, 'packages/ui/budgets.json'), 'utf8')) as {
  sheets: Record<string, number>;
};
const getBytes = (css: string) => gzipSync(css, { level: 9 }).length;

describe('the style sheets', () => {
  it('exist for every component that has styles', () => {
    expect(componentSheets).toEqual(expect.arrayContaining(['badge', 'button', 'dialog', 'toast']));
    expect(componentSheets).not.toContain('provider');
  });

  it.each(sheets)('%s has every rule in a layer of the kit', (name) => {
    const unlayered = getTopLevelText(getSheet(name)).filter(
      (text) => !/^(?:@layer janani[\w.,]*|@font-face)$/.test(text),
    );
    expect(unlayered).toEqual([]);
  });

  it('have the size that the README states', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const statedSizes = [...readme.matchAll(/`(?:@janani\/ui\/)?([\w-]+)\.css`[^`:\n]*?(\d+\.\d) kB/g)];
    expect(statedSizes.map(([, name]) => name)).toEqual(['styles', 'theme', 'badge', 'button']);
    for (const [, name = '', kB] of statedSizes)
      expect([name, Math.abs(getBytes(getSheet(name)) / 1000 - Number(kB)) <= 0.1]).toEqual([name, true]);
  });

  it('of a component declare the order of the layers first', () => {
    expect(componentSheets.filter((name) => !getSheet(name).startsWith(LAYER_ORDER))).toEqual([]);
  });

  it.each(Object.entries(budgets.sheets))('%s stays in its budget of %d kB', (name, kB) => {
    const combinedSheet = name
      .split(' + ')
      .map((module) => getSheet(module))
      .join('');
    expect(getBytes(combinedSheet)).toBeLessThanOrEqual(kB * 1000);
  });
});

/** Markup rendered by the installed package, as on a server. */
const renderMarkup = () =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SessionBadge } from '@janani/ui/badge';
import { Button } from '@janani/ui/button';
import { Checkbox } from '@janani/ui/checkbox';
import { CurrentPlanCard } from '@janani/ui/plan-card';
import { Link } from '@janani/ui/link';
import { SearchField } from '@janani/ui/search-field';
import { TextField } from '@janani/ui/text-field';
const field = { value: '', onChange: () => {} };
console.log(renderToStaticMarkup(h('main', null, h(SessionBadge, { state: 'live' }), h(Button, null, 'Save'),
  h(Checkbox, null, 'Yes'), h(CurrentPlanCard, { name: 'Elite', price: 2999, period: 'per month' }),
  h(Link, { href: '/' }, 'Home'), h(SearchField, { label: 'Search', ...field }), h(TextField, { label: 'Name', ...field }))));`,
    ],
    { cwd: installed, encoding: 'utf8' },
  );

const ORDER = ['theme', 'badge', 'button', 'checkbox', 'plan-card', 'link', 'search-field', 'text-field'];

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ ...browserOptions, executablePath: await findBrowser() });
  });
  afterAll(() => browser.close());

  /** The computed style of every element with these sheets in this order. */
  const getStyles = async (styles: string[]) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await page.setContent(`<body>${styles.map((css) => `<style>${css}</style>`).join('')}${renderMarkup()}`);
    const computed = await page.evaluate(() =>
      [...document.querySelectorAll('body, main, main *')].map((element) => {
        const style = getComputedStyle(element);
        return [
          element.tagName,
          ...[...style]
            .filter((name) => !name.startsWith('--'))
            .toSorted()
            .map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ].join('\n');
      }),
    );
    const badge = await page.evaluate(() => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(
        document.querySelector('main > *') ?? document.body,
      );
      return { backgroundColor, borderTopWidth };
    });
    await page.close();
    return { computed, badge };
  };

  const orderedSheets = ORDER.map((name) => getSheet(name));

  it('components have the same styles in any order of the sheets', async () => {
    const { computed, badge } = await getStyles(orderedSheets);
    expect(badge.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(computed.length).toBeGreaterThan(30);
    expect((await getStyles(orderedSheets.toReversed())).computed).toEqual(computed);
    expect((await getStyles([getSheet('styles')])).computed).toEqual(computed);
  });

  it('a Badge requires only the variables in a page with its own base styles', async () => {
    const baseStyles = '* { box-sizing: border-box; margin: 0 } :root { font: 400 1rem/1.55 sans-serif }';
    const comparedProperties =
      /^(?:background-color|border-top-left-radius|color|display|font-size|font-weight|height|line-height|padding-left|width):/;
    const getBadgeStyle = async (theme: string) => {
      const { computed } = await getStyles([getSheet('badge'), getSheet(theme), baseStyles]);
      return computed[2]?.split('\n').filter((line) => comparedProperties.test(line));
    };
    const withVariables = await getBadgeStyle('variables');
    expect(withVariables).toContain('height: 28px');
    expect(withVariables).toEqual(await getBadgeStyle('theme'));
  });

  it.each(['before', 'after'])('a rule of the product %s the kit’s overrides it', async (position) => {
    const productSheet =
      'main > span { background: rgb(1, 2, 3) } * { border-width: 3px; border-style: solid }';
    const { badge } = await getStyles(
      position === 'before' ? [productSheet, ...orderedSheets] : [...orderedSheets, productSheet],
    );
    expect(badge).toEqual({ backgroundColor: 'rgb(1, 2, 3)', borderTopWidth: '3px' });
  });
});
