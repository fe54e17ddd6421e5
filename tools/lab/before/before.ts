/**
 * `pnpm lab before FOLDER [NAME]`: photographs the screens of "Screens/Before and after" as another build shows them.
 * FOLDER is a checkout of an earlier commit in which `pnpm --filter @janani/app run build:playground` has run; with NAME, only those whose ID
 * holds it. Run `pnpm test screens` here before, since the stories themselves are those of its Storybook.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { findBrowser } from '../../browser.mjs';
import { browserOptions } from '../../../packages/dev-support/src/browser-options.ts';
import { LOOKS, type Look, WIDTHS, type Width, fileOf, heightOf } from '../../../app/wall/before/points.ts';
import { plain } from '../../../.storybook/modes.ts';
import { serveStorybook } from '../../../.storybook/pictures/serve.ts';
import { wallStories } from '../../../.storybook/pictures/stories.ts';

const QUALITY = 70;
/** A story whose state there was no way to yet waits for what never comes; then it stands where it got to. */
const SETTLED_MS = 6000;

const root = join(import.meta.dirname, '../../..');
const home = join(root, 'app/wall/before');
const [folder, name = ''] = process.argv.slice(2);
const playground = resolve(folder ?? '', 'app/dist/playground');
if (!folder || !existsSync(playground)) {
  console.error(
    'There is no playground of an earlier build, so there is nothing to photograph. Name a checkout in which `pnpm --filter @janani/app run build:playground` has run: `pnpm lab before ../before`.',
  );
  process.exit(1);
}

const listed = readFileSync(join(root, 'app/wall/BeforeAndAfter.stories.tsx'), 'utf8');
const stories = Array.from(listed.matchAll(/'(screens-[\w-]+)'/g), ([, id]) => id!).filter((id) =>
  id.includes(name),
);
const unknown = stories.filter((id) => !wallStories.some((story) => story.id === id));
if (unknown.length > 0) {
  console.error(
    `The built Storybook has no story ${unknown.join(', ')}, so there is nothing to photograph. Name each as app/wall has it, or build Storybook again: pnpm test screens.`,
  );
  process.exit(1);
}

const looks: Record<Look, { theme: string; locale: string }> = {
  light: plain,
  dark: { ...plain, theme: 'dark' },
  Hindi: { ...plain, locale: 'hi-IN' },
};

/** Smaller than what Playwright itself can write. */
const photograph = async (page: Page, file: string) => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
};

const takeAll = async (page: Page, origin: string, width: Width) => {
  for (const story of stories) {
    await page.setViewportSize({ width, height: heightOf(story, width) });
    for (const look of LOOKS) {
      const { theme, locale } = looks[look];
      await page.goto('about:blank');
      await page.goto(
        `${origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};locale:${locale};a11y.manual:!true`,
      );
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLED_MS);
      await photograph(page, join(home, 'pictures', fileOf(story, width, look)));
      console.log(`${story}, ${width} px, ${look}`);
    }
  }
};

if (!name) rmSync(join(home, 'pictures'), { recursive: true, force: true });
mkdirSync(join(home, 'pictures'), { recursive: true });
const { url, stop } = await serveStorybook({ playground });
const browser = await chromium.launch({
  ...browserOptions,
  executablePath: await findBrowser(),
});
const context = await browser.newContext({
  reducedMotion: 'reduce',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
});
const page = await context.newPage();
for (const width of WIDTHS) await takeAll(page, url, width);
await browser.close();
stop();
const day = execFileSync('git', ['-C', folder, 'log', '-1', '--format=%as'], { encoding: 'utf8' }).trim();
writeFileSync(join(home, 'taken.json'), `${JSON.stringify({ day }, null, 2)}\n`);
