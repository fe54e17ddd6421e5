/**
 * Draws the social card and the icons of the home screen from the illustrations, the tokens and the
 * catalogues: `pnpm --filter @janani/app run draw`. They are committed; run it when one of them changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ramps } from '../../packages/ui/src/theme/colors.ts';
import type { Language } from '@janani/messages/src/language-list.ts';
import { languages } from '@janani/messages/src/language-list.ts';
import { textsIn } from '@janani/messages/runtime/plain-texts.ts';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const getOutputPath = (file: string) => join(import.meta.dirname, '../public', file);
const readSvg = (name: string) => readFileSync(join(ui, 'illustrations', `${name}.svg`), 'utf8');
const readFont = (path: string) => readFileSync(join(ui, path)).toString('base64');
const DEVANAGARI =
  'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
/** The font of headings by script. A language in another script has no social card. */
const fonts: Partial<Record<string, string>> = { Latn: 'fonts/anek-latin.woff2', Deva: DEVANAGARI };
const getFont = (language: Language) =>
  fonts[new Intl.Locale(languages[language].locale).maximize().script ?? ''];

const renderPage = (style: string, body: string, others = '') =>
  `<!doctype html><style>
@font-face{font-family:Anek;src:url(data:font/woff2;base64,${readFont('fonts/anek-latin.woff2')});font-weight:400 700}${others}
*{box-sizing:border-box;margin:0}body{font-family:Anek,Heading;overflow:hidden}svg{display:block}${style}</style>${body}`;

const renderCard = (texts: ReturnType<typeof textsIn>, headingFont: string, leading: number) =>
  renderPage(
    `body{width:1200px;height:630px;background:${ramps.malai[50]};color:${ramps.kajal[900]};position:relative}
.words{position:absolute;left:80px;top:104px;width:600px}
.logo{display:flex;align-items:center;gap:16px;color:${ramps.alta[700]};font-size:44px;font-weight:700}.logo svg{height:60px}
h1{margin-top:56px;font:600 78px/${leading} Heading,Anek;text-wrap:balance}
.art{position:absolute;right:72px;bottom:0}.art svg{height:582px;margin-bottom:-8px}
.ground{position:absolute;inset:auto 0 0 0;height:14px;background:${ramps.alta[800]}}`,
    `<div class="words"><div class="logo">${readSvg('mark')}${texts['app.name']}</div><h1>${texts['home.headline']}</h1></div>
<div class="art">${readSvg('hero-mother')}</div><div class="ground"></div>`,
    `@font-face{font-family:Heading;src:url(data:font/woff2;base64,${readFont(headingFont)});font-weight:400 700}`,
  );

/**
 * The mark on a background that fills the square, because each phone rounds the corners differently, and crops a
 * maskable icon further.
 */
const renderIcon = (size: number, scale: number) =>
  renderPage(
    `body{width:${size}px;height:${size}px;display:grid;place-items:center;background:${ramps.alta[800]}}svg{height:${Math.round(size * scale)}px}`,
    readSvg('mark-on-dark'),
  );

/** The line height; scripts with marks above and below the line require more. */
const LEADING = { latin: 1.08, other: 1.32 };

const cards = (Object.keys(languages) as Language[]).flatMap((language) => {
  const headingFont = getFont(language);
  if (headingFont === undefined) return [];
  const leading = headingFont === fonts['Latn'] ? LEADING.latin : LEADING.other;
  const html = renderCard(textsIn(language), headingFont, leading);
  return [{ file: `social-card-${language}.png`, width: 1200, height: 630, html }];
});

const images = [
  ...cards,
  { file: 'icon-192.png', width: 192, height: 192, html: renderIcon(192, 0.7) },
  { file: 'icon-512.png', width: 512, height: 512, html: renderIcon(512, 0.7) },
  { file: 'icon-512-maskable.png', width: 512, height: 512, html: renderIcon(512, 0.54) },
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: renderIcon(180, 0.66) },
];

const browser = await chromium.launch(browserOptions);
for (const { file, width, height, html } of images) {
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(html);
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: getOutputPath(file), omitBackground: true });
  await tab.close();
}
await browser.close();
