/**
 * `npm test`: installs, runs every step and counts the tests; a step that passed on the same files is not repeated
 * (`npm test -- --all` repeats it). `npm test unit app/src/data` runs one step, or some of its tests.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { countsIn, failedIn } from './reports.mjs';
import { install, pathInPnpm, requireNode, root, run, seconds, failWith } from './setup.mjs';
import { testEnvironment } from './test-environment.mjs';
import { optionalSteps, steps } from './test-steps.mjs';
import { getInputs, readPassed, writePassed } from './unchanged.mjs';

requireNode();
// Each child process adds a listener that stops it with this process.
process.setMaxListeners(50);
const known = [...steps, ...optionalSteps];
const names = process.argv.slice(2).filter((name) => name !== '--all');
const named = known.filter(({ name }) => names.includes(name));
const options = names.filter((option) => !known.some(({ name }) => name === option));
if (options.length > 0 && named.length !== 1)
  failWith(
    `"${options.join(' ')}" is no part of the tests, and belongs to none, so none was run. Name one of ${known.map(({ name }) => name).join(', ')}, then what it shall run.`,
  );

// With pnpm running, a named step assumes installed packages.
if (named.length === 0 || !process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  const installing = Date.now();
  await install();
  console.log(`✓ packages installed (${seconds(installing)})`);
}

const started = Date.now();
const browser = await findBrowser();
const replacementEnv = testEnvironment(process.env, { path: await pathInPnpm(), browser });
const reports = join(root, '.reports');
mkdirSync(reports, { recursive: true });

const readReport = (report) => {
  try {
    return JSON.parse(readFileSync(join(root, report), 'utf8'));
  } catch {
    return undefined;
  }
};

const isFullRun = named.length === 0;
const inputs = getInputs(steps, browser);
const passedBefore = isFullRun && !process.argv.includes('--all') ? readPassed() : {};
const passedNow = {};

const total = { passed: 0, failed: 0 };
const summary = [];
const runStep = async ({ name, title, commands, report }) => {
  const since = Date.now();
  const before = passedBefore[name];
  const isReported = !report || readReport(report) !== undefined;
  if (isReported && before?.inputs !== undefined && before.inputs === inputs[name]) {
    passedNow[name] = before;
    total.passed += before.passed;
    console.log(`✓ ${title}: ${before.passed} passed, 0 failed (unchanged since they passed)`);
    return;
  }
  if (report) rmSync(join(root, report), { force: true });
  let result = { code: 0, output: '' };
  for (const [index, [command, ...args]] of commands.entries()) {
    const isLast = index === commands.length - 1;
    // A single step shows its output.
    const show = isLast && named.length === 1;
    result = await run(command, isLast ? [...args, ...options] : args, { replacementEnv, show });
    if (result.code !== 0) break;
  }
  const found = report && readReport(report);
  const { passed, failed } = countsIn(found, result.code);
  total.passed += passed;
  total.failed += failed;
  if (failed === 0 && passed > 0 && inputs[name] !== undefined)
    passedNow[name] = { inputs: inputs[name], passed };
  if (failed > 0) console.log(result.output);
  const line = `${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (${seconds(since)})`;
  console.log(line);
  if (failed > 0) summary.push(line, ...failedIn(found).map((title) => `    ${title}`));
};

const chosen = named.length > 0 ? named : steps;
/** Two steps run at a time: one computes while the other waits for servers and programs. */
const concurrency = Math.min(2, cpus().length);
const waiting = chosen.filter(({ runsSerially }) => !runsSerially);
const runWorker = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
};
await Promise.all(Array.from({ length: concurrency }, runWorker));
for (const step of chosen.filter(({ runsSerially }) => runsSerially)) await runStep(step);
rmSync(replacementEnv.HOME, { recursive: true, force: true });
if (isFullRun) {
  // A step whose inputs changed during the run is not saved as passed.
  const inputsNow = getInputs(steps, browser);
  writePassed(
    Object.fromEntries(Object.entries(passedNow).filter(([name, { inputs }]) => inputs === inputsNow[name])),
  );
}

// Repeats the failures at the end, where a truncated log still has them.
if (summary.length > 0) console.log(`\n${summary.join('\n')}`);
console.log(`\nAll in ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
