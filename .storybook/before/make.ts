/**
 * `pnpm build:before`: photographs the last release and the Storybook that `pnpm build:storybook` has built, and
 * writes the differences into the latter as `before/index.html`. Without a release and a `BEFORE_COMMIT` the page
 * states that there are no pictures. `pnpm build:before NAME` includes only stories whose ID contains the name.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup.mjs';
import { step } from '../../tools/release/step.ts';
import { readIndex } from '../pictures/built-index.ts';
import { serveStorybook } from '../pictures/serve.ts';
import { startCamera } from './camera.ts';
import { beforePage, type Pair } from './page.ts';
import { buildAt, lastRelease, type Release } from './release.ts';
import { type Shot, shotsOf } from './shots.ts';

/** The number of concurrent pages. */
const CAMERAS = 2;
const site = join(root, 'storybook-static');
const folder = join(site, 'before');
const [, , name = ''] = process.argv;

const save = (file: string, picture: Buffer) => {
  writeFileSync(join(folder, file), picture);
  return file;
};

/** Takes every picture in both builds, and returns those that differ. */
const compare = async (shots: Shot[], storybook: string): Promise<Pair[]> => {
  const [earlier, current] = [await serveStorybook(storybook), await serveStorybook(site)];
  const camera = await startCamera();
  const existingIds = new Set(readIndex(storybook, 'pnpm build:storybook').map(({ id }) => id));
  const pairs = new Map<Shot, Pair>();
  const queue = shots.values();
  const processQueue = async () => {
    for (const shot of queue) {
      const previousImage = existingIds.has(shot.id) ? await camera.take(earlier.url, shot) : undefined;
      const currentImage = await camera.take(current.url, shot);
      if (!currentImage || previousImage?.equals(currentImage)) continue;
      const file = `${shot.id}-${shot.variant.replaceAll(/\W+/g, '-')}`;
      const before = previousImage && save(`${file}-before.webp`, previousImage);
      pairs.set(shot, {
        ...shot,
        ...(before ? { before } : {}),
        now: save(`${file}-now.webp`, currentImage),
      });
    }
  };
  await Promise.all(Array.from({ length: CAMERAS }, processQueue));
  await camera.close();
  earlier.stop();
  current.stop();
  return shots.flatMap((shot) => pairs.get(shot) ?? []);
};

const make = async (release: Release) => {
  const shots = shotsOf(readIndex(site, 'pnpm build:storybook')).filter(({ id }) => id.includes(name));
  const { storybook, remove } = await step(`${release.name} built`, () => buildAt(root, release.commit));
  try {
    mkdirSync(folder, { recursive: true });
    const pairs = await step(`${shots.length} stories in a look, before and now`, () =>
      compare(shots, storybook),
    );
    writeFileSync(join(folder, 'index.html'), beforePage(release, pairs));
    console.log(`${pairs.length} of ${shots.length} look different: storybook-static/before/index.html`);
  } finally {
    remove();
  }
};

const release = lastRelease(root, process.env['BEFORE_COMMIT']);
if (release) await make(release);
else
  console.log('Nothing has been released and BEFORE_COMMIT is not set, so there are no pictures of before.');
