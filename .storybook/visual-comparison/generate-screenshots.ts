/**
 * `pnpm build:before`: takes screenshots of the last release and of the Storybook that `pnpm build:storybook` has
 * built, and writes the differences into the latter as `before/index.html`. Without a release and a `BEFORE_COMMIT`
 * the page states that there are none. `pnpm build:before NAME` includes only stories whose ID contains the name.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup.mjs';
import { step } from '../../tools/release/step.ts';
import { readIndex } from '../screenshots/built-index.ts';
import { serveStorybook } from '../screenshots/serve.ts';
import { launchScreenshotBrowser } from './screenshot-browser.ts';
import { renderComparisonPage, type ScreenshotPair } from './comparison-page.ts';
import { buildCommit, findLastRelease, type Release } from './release.ts';
import { type Screenshot, getScreenshots } from './screenshots.ts';

/** The number of concurrent pages. */
const CONCURRENT_PAGES = 2;
const currentBuild = join(root, 'storybook-static');
const folder = join(currentBuild, 'before');
const [, , idFilter = ''] = process.argv;

const saveScreenshot = (file: string, image: Buffer) => {
  writeFileSync(join(folder, file), image);
  return file;
};

/** Takes every screenshot of both builds, and returns those that differ. */
const compareBuilds = async (screenshots: Screenshot[], releaseBuild: string): Promise<ScreenshotPair[]> => {
  const [releaseServer, currentServer] = [
    await serveStorybook(releaseBuild),
    await serveStorybook(currentBuild),
  ];
  const screenshotBrowser = await launchScreenshotBrowser();
  const existingIds = new Set(readIndex(releaseBuild, 'pnpm build:storybook').map(({ id }) => id));
  const pairs = new Map<Screenshot, ScreenshotPair>();
  const queue = screenshots.values();
  const processQueue = async () => {
    for (const screenshot of queue) {
      const previousImage = existingIds.has(screenshot.id)
        ? await screenshotBrowser.take(releaseServer.url, screenshot)
        : undefined;
      const currentImage = await screenshotBrowser.take(currentServer.url, screenshot);
      if (!currentImage || previousImage?.equals(currentImage)) continue;
      const file = `${screenshot.id}-${screenshot.variant.replaceAll(/\W+/g, '-')}`;
      const before = previousImage && saveScreenshot(`${file}-before.webp`, previousImage);
      pairs.set(screenshot, {
        ...screenshot,
        ...(before ? { before } : {}),
        now: saveScreenshot(`${file}-now.webp`, currentImage),
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, processQueue));
  await screenshotBrowser.close();
  releaseServer.stop();
  currentServer.stop();
  return screenshots.flatMap((screenshot) => pairs.get(screenshot) ?? []);
};

const generateScreenshots = async (release: Release) => {
  const screenshots = getScreenshots(readIndex(currentBuild, 'pnpm build:storybook')).filter(({ id }) =>
    id.includes(idFilter),
  );
  const { storybook, remove } = await step(`${release.name} built`, () => buildCommit(root, release.commit));
  try {
    mkdirSync(folder, { recursive: true });
    const pairs = await step(`${screenshots.length} story variants, before and after`, () =>
      compareBuilds(screenshots, storybook),
    );
    writeFileSync(join(folder, 'index.html'), renderComparisonPage(release, pairs));
    console.log(
      `${pairs.length} of ${screenshots.length} look different: storybook-static/before/index.html`,
    );
  } finally {
    remove();
  }
};

const release = findLastRelease(root, process.env['BEFORE_COMMIT']);
if (release) await generateScreenshots(release);
else
  console.log('Nothing has been released and BEFORE_COMMIT is not set, so there is nothing to compare with.');
