/**
 * `pnpm lab engines`: plays the stories of input components in Firefox and WebKitGTK of Debian (`apt-get install
 * firefox-esr webkit2gtk-driver xvfb`). `--all` plays every story, `--only <text>` those with the text in their id,
 * `--engine firefox` or `webkit` selects one engine. A run without options is saved in `last-run.json`, for the pages of
 * behaviours (`pnpm generate`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveStorybook } from '../../../.storybook/screenshots/serve.ts';
import { storybookFolder } from '../../../.storybook/screenshots/stories.ts';
import { root, formatSeconds, failWith } from '../../setup.mjs';
import { saveRun, toLastRun } from './last-run.ts';
import { startFirefox } from './firefox.ts';
import { play, type Story, type StoryResult } from './story.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  firefox: { path: '/usr/bin/firefox-esr', start: startFirefox },
  webkit: { path: '/usr/bin/WebKitWebDriver', start: startWebKit },
};
const INPUT_COMPONENTS = /^(Fields|Feedback\/(Toast|Dialog|ConfirmDialog|Sheet)|Navigation\/(Menu|Tabs))/;

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string' }, engine: { type: 'string' } },
});
const selectedEngines = Object.entries(engines).filter(([name]) => (values.engine ?? name) === name);
if (selectedEngines.length === 0)
  failWith('There are two engines, firefox and webkit: `--engine` takes one of them.');

const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const stories = Object.values(entries).filter(
  ({ type, title, id }) =>
    type === 'story' && (values.all || INPUT_COMPONENTS.test(title)) && id.includes(values.only ?? ''),
);

const server = await serveStorybook();
const resultsByEngine: Record<string, StoryResult[]> = {};
for (const [name, { path, start }] of selectedEngines) {
  if (!existsSync(path))
    failWith(
      `${path} is not there, so nothing can be played in ${name}. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.`,
    );
  const startTime = Date.now();
  const engine = await start(path);
  await engine.resize(1280, 800);
  const results: StoryResult[] = [];
  for (const story of stories) results.push(await play(engine, server.url, story));
  await engine.stop();
  resultsByEngine[engine.name] = results;
  const failed = results.filter(({ problem }) => problem !== undefined);
  for (const { story, problem } of failed)
    console.log(`✗ ${engine.name}: ${story.title}, ${story.name}\n    ${problem?.split('\n')[0]}`);
  console.log(
    `${engine.name}: ${results.length - failed.length} passed, ${failed.length} failed (${formatSeconds(startTime)})`,
  );
  if (failed.length > 0) process.exitCode = 1;
}
server.stop();
mkdirSync(join(root, '.reports'), { recursive: true });
writeFileSync(join(root, '.reports/engines.json'), `${JSON.stringify(resultsByEngine, null, 1)}\n`);
// Only a complete run is saved: every story of these components in both engines.
if (Object.keys(values).length === 0)
  saveRun(toLastRun(resultsByEngine, new Date().toISOString().slice(0, 10)));
