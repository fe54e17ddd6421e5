/** `pnpm chromatic`: sends Storybook to Chromatic, where designers look at what changed; options go on to its program. */
import { run, stopWith } from './setup.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  stopWith(
    'Chromatic needs the environment variable CHROMATIC_PROJECT_TOKEN, so nothing was sent: set it to the token of the project, or run `pnpm test pictures`, which compares on this machine.',
  );

const { code } = await run('chromatic', process.argv.slice(2), { show: true });
process.exit(code);
