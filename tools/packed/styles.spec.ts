import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';
import { LAYER_ORDER } from '../../packages/ui/scripts/layers.ts';
import { folderOf, installed, manifestOf, workspace } from './installed.ts';

const folder = folderOf('@janani/ui');
const sheetOf = (name: string) => readFileSync(join(folder, `dist/${name}.css`), 'utf8');
const sheets = Object.entries(manifestOf('@janani/ui').exports).flatMap(([path, target]) =>
  typeof target === 'string' && target.endsWith('.css') ? [path.slice(2, -'.css'.length)] : [],
);
/** Those of one component. */
const parts = sheets.filter(
  (name) => !['styles', 'theme', 'variables', 'devanagari-headings'].includes(name),
);

/** What stands outside of every block: the rules that no layer holds are among it. */
const atTopOf = (css: string) => {
  let depth = 0;
  let top = '';
  for (const character of css) {
    if (character === '}') depth -= 1;
    if (depth === 0) top += character;
    if (character === '{') depth += 1;
  }
  return top
    .split(/[{};]/)
    .map((text) => text.trim())
    .filter(Boolean);
};

const budgets = JSON.parse(readFileSync(join(workspace, 'packages/ui/budgets.json'), 'utf8')) as {
  sheets: Record<string, number>;
};
const bytesOf = (css: string) => gzipSync(css, { level: 9 }).length;

describe('the sheets', () => {
  it('are found: one for every component that has styles', () => {
    expect(parts).toEqual(expect.arrayContaining(['badge', 'button', 'dialog', 'toast']));
    expect(parts).not.toContain('provider');
  });

  it.each(sheets)('%s has every rule in a layer of the kit', (name) => {
    const free = atTopOf(sheetOf(name)).filter((text) => !/^(?:@layer janani[\w.,]*|@font-face)$/.test(text));
    expect(free).toEqual([]);
  });

  it('weigh what the README says they do', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const told = [...readme.matchAll(/`(?:@janani\/ui\/)?([\w-]+)\.css`[^`:\n]*?(\d+\.\d) kB/g)];
    expect(told.map(([, name]) => name)).toEqual(['styles', 'theme', 'badge', 'button']);
    for (const [, name = '', kB] of told)
      expect([name, Math.abs(bytesOf(sheetOf(name)) / 1000 - Number(kB)) <= 0.1]).toEqual([name, true]);
  });

  it('of a component begin with the order of the layers', () => {
    expect(parts.filter((name) => !sheetOf(name).startsWith(LAYER_ORDER))).toEqual([]);
  });

  it.each(Object.entries(budgets.sheets))('%s stays in its budget of %d kB', (name, kB) => {
    const together = name
      .split(' + ')
      .map((one) => sheetOf(one))
      .join('');
    expect(bytesOf(together)).toBeLessThanOrEqual(kB * 1000);
  });
});

/** Drawn by the installed package, as a server does. */
const markup = () =>
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

  /** What every element looks like, with these sheets one after the other. */
  const looksOf = async (styles: string[]) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await page.setContent(`<body>${styles.map((css) => `<style>${css}</style>`).join('')}${markup()}`);
    const looks = await page.evaluate(() =>
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
    return { looks, badge };
  };

  const inOrder = ORDER.map((name) => sheetOf(name));

  it('parts look the same, whichever sheet comes first', async () => {
    const { looks, badge } = await looksOf(inOrder);
    expect(badge.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(looks.length).toBeGreaterThan(30);
    expect((await looksOf(inOrder.toReversed())).looks).toEqual(looks);
    expect((await looksOf([sheetOf('styles')])).looks).toEqual(looks);
  });

  it('a Badge needs the variables alone, in a page that has its own start', async () => {
    const start = '* { box-sizing: border-box; margin: 0 } :root { font: 400 1rem/1.55 sans-serif }';
    const seen =
      /^(?:background-color|border-top-left-radius|color|display|font-size|font-weight|height|line-height|padding-left|width):/;
    const badgeIn = async (theme: string) => {
      const { looks } = await looksOf([sheetOf('badge'), sheetOf(theme), start]);
      return looks[2]?.split('\n').filter((line) => seen.test(line));
    };
    const alone = await badgeIn('variables');
    expect(alone).toContain('height: 28px');
    expect(alone).toEqual(await badgeIn('theme'));
  });

  it.each(['before', 'after'])('a rule of the product wins that stands %s the kit’s', async (place) => {
    const own = 'main > span { background: rgb(1, 2, 3) } * { border-width: 3px; border-style: solid }';
    const { badge } = await looksOf(place === 'before' ? [own, ...inOrder] : [...inOrder, own]);
    expect(badge).toEqual({ backgroundColor: 'rgb(1, 2, 3)', borderTopWidth: '3px' });
  });
});
