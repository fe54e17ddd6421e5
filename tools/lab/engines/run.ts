/**
 * `pnpm lab engines`: the stories of the components that people type and choose in, played in Firefox and WebKitGTK as
 * Debian has them (`apt-get install firefox-esr webkit2gtk-driver xvfb`). `--all` plays every story, `--only <text>`
 * those with it in their id, `--engine firefox` or `webkit` one of the two. A run without any of these is kept in
 * `last-run.json`, for the pages of behaviours (`pnpm generate`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveStorybook } from '../../../.storybook/pictures/serve.ts';
import { storybook } from '../../../.storybook/pictures/stories.ts';
import { root, seconds, stopWith } from '../../setup.mjs';
import { saveRun, runOf } from './last-run.ts';
import { startFirefox } from './firefox.ts';
import { play, type Story, type Told } from './story.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  firefox: { path: '/usr/bin/firefox-esr', start: startFirefox },
  webkit: { path: '/usr/bin/WebKitWebDriver', start: startWebKit },
};
const FLAGSHIPS = /^(Fields|Feedback\/(Toast|Dialog|ConfirmDialog|Sheet)|Navigation\/(Menu|Tabs))/;

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string' }, engine: { type: 'string' } },
});
const chosen = Object.entries(engines).filter(([name]) => (values.engine ?? name) === name);
if (chosen.length === 0) stopWith('There are two engines, firefox and webkit: `--engine` takes one of them.');

const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const stories = Object.values(entries).filter(
  ({ type, title, id }) =>
    type === 'story' && (values.all || FLAGSHIPS.test(title)) && id.includes(values.only ?? ''),
);

const server = await serveStorybook();
const results: Record<string, Told[]> = {};
for (const [name, { path, start }] of chosen) {
  if (!existsSync(path))
    stopWith(
      `${path} is not there, so nothing can be played in ${name}. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.`,
    );
  const started = Date.now();
  const engine = await start(path);
  await engine.resize(1280, 800);
  const told: Told[] = [];
  for (const story of stories) told.push(await play(engine, server.url, story));
  await engine.stop();
  results[engine.name] = told;
  const failed = told.filter(({ problem }) => problem !== undefined);
  for (const { story, problem } of failed)
    console.log(`✗ ${engine.name}: ${story.title}, ${story.name}\n    ${problem?.split('\n')[0]}`);
  console.log(
    `${engine.name}: ${told.length - failed.length} passed, ${failed.length} failed (${seconds(started)})`,
  );
  if (failed.length > 0) process.exitCode = 1;
}
server.stop();
mkdirSync(join(root, '.reports'), { recursive: true });
writeFileSync(join(root, '.reports/engines.json'), `${JSON.stringify(results, null, 1)}\n`);
// What is published is a whole run: every story of these parts, in both.
if (Object.keys(values).length === 0) saveRun(runOf(results, new Date().toISOString().slice(0, 10)));
