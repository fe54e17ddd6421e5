/**
 * `pnpm lab bench` times the components and their peers, `pnpm lab landing` the landing page and a static one, `pnpm
 * lab visits` a signed-in user's second visits, `pnpm lab scale` pages as their data grows. Arguments are forwarded: `--rounds 3` for a quick run, `--check` to
 * compare with the last committed run.
 */
import { findBrowser } from '../browser.mjs';
import { pnpm, run, failWith } from '../setup.mjs';

const args = process.argv.slice(2);
const isLanding = args[0] === 'landing';

const inBrowser = { visits: 'VISITS.md', scale: 'SCALE.md' }[args[0]];
if (inBrowser) {
  const env = { CHROME_PATH: await findBrowser(), NO_COLOR: '1' };
  const { code } = await pnpm(['--filter', '@janani/app', 'run', '--silent', args[0]], { env, show: true });
  await run('oxfmt', [`tools/lab/landing/${inBrowser}`]);
  process.exit(code);
}

if (isLanding) {
  const { code, output } = await pnpm(['--silent', '--filter', '@janani/app', 'run', 'build:example']);
  if (code !== 0)
    failWith(`${output}\nThe app could not be built, so there is no landing page to time. See above.`);
}
const [folder, program, rest] = isLanding
  ? ['tools/lab/landing', 'landing.ts', args.slice(1)]
  : ['tools/lab/bench', 'run.ts', args];
const { code } = await run('node', [`${folder}/${program}`, ...rest], { show: true });
// The results are committed, so they are formatted like every file.
const written = isLanding
  ? [`${folder}/RESULTS.md`]
  : [`${folder}/RESULTS.md`, `${folder}/results.json`, 'packages/ui/README.md', 'docs/quality.md'];
await run('oxfmt', ['--no-error-on-unmatched-pattern', ...written]);
process.exit(code);
