/** `npm start`: installs, builds the app in sandbox mode and serves it with the sandbox and the emulator. */
import { join } from 'node:path';
import { install, pnpm, requireNode, root, run, formatSeconds, failWith } from './setup.mjs';

const startTime = Date.now();
requireNode();

console.log('Installing packages (the first time takes a minute)');
await install();

console.log(`Building the app (${formatSeconds(startTime)})`);
const build = await pnpm(['--filter', '@janani/app', 'run', '--silent', 'build:sandbox']);
if (build.code !== 0)
  failWith(
    `${build.output}\nThe app could not be built, so there is nothing to serve. The message above says why.`,
  );

console.log(`Starting (${formatSeconds(startTime)})`);
// Runs Node directly instead of through pnpm, so that an error such as "port in use" is the last output.
const { code } = await run(join(root, 'node_modules/.bin/node'), ['app/preview/start.ts'], { show: true });
process.exit(code ?? 0);
