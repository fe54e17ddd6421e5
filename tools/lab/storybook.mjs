/** Builds Storybook, then runs a lab program with it: `node storybook.mjs engines/run.ts`. */
import { join } from 'node:path';
import { run, failWith } from '../setup.mjs';

const [program, ...options] = process.argv.slice(2);
const storybookBuild = await run('storybook', ['build', '--quiet', '--output-dir', '.cache/storybook']);
if (storybookBuild.code !== 0)
  failWith(
    `${storybookBuild.output}\nStorybook could not be built, so there is nothing to look at. See above.`,
  );
const { code } = await run('node', [join(import.meta.dirname, program), ...options], { show: true });
process.exit(code);
