/**
 * `npm test`: installs, runs every step and counts the tests; a step that passed on the same files is not repeated
 * (`npm test -- --all` repeats it). `npm test unit app/src/data` runs one step, or some of its tests.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { countResults, findFailedTitles } from './reports.mjs';
import { install, getPnpmPath, requireNode, root, run, formatSeconds, failWith } from './setup.mjs';
import { createTestEnvironment } from './test-environment.mjs';
import { optionalSteps, steps } from './test-steps.mjs';
import { getInputs, readPassed, writePassed } from './unchanged.mjs';

requireNode();
// Each child process adds a listener that stops it with this process.
process.setMaxListeners(50);
const knownSteps = [...steps, ...optionalSteps];
const names = process.argv.slice(2).filter((name) => name !== '--all');
const namedSteps = knownSteps.filter(({ name }) => names.includes(name));
const options = names.filter((option) => !knownSteps.some(({ name }) => name === option));
if (options.length > 0 && namedSteps.length !== 1)
  failWith(
    `"${options.join(' ')}" is no part of the tests, and belongs to none, so none was run. Name one of ${knownSteps.map(({ name }) => name).join(', ')}, then what it shall run.`,
  );

// With pnpm running, a named step assumes installed packages.
if (namedSteps.length === 0 || !process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  const installStart = Date.now();
  await install();
  console.log(`✓ packages installed (${formatSeconds(installStart)})`);
}

const startTime = Date.now();
const browser = await findBrowser();
const replacementEnv = createTestEnvironment(process.env, { path: await getPnpmPath(), browser });
const reports = join(root, '.reports');
mkdirSync(reports, { recursive: true });

const readReport = (report) => {
  try {
    return JSON.parse(readFileSync(join(root, report), 'utf8'));
  } catch {
    return undefined;
  }
};

const isFullRun = namedSteps.length === 0;
const inputs = getInputs(steps, browser);
const passedBefore = isFullRun && !process.argv.includes('--all') ? readPassed('steps') : {};
const passedNow = {};

const total = { passed: 0, failed: 0 };
const summary = [];
const runStep = async ({ name, title, commands, report }) => {
  const stepStart = Date.now();
  const previousResult = passedBefore[name];
  const isReported = !report || readReport(report) !== undefined;
  if (isReported && previousResult?.inputs !== undefined && previousResult.inputs === inputs[name]) {
    passedNow[name] = previousResult;
    total.passed += previousResult.passed;
    console.log(`✓ ${title}: ${previousResult.passed} passed, 0 failed (unchanged since they passed)`);
    return;
  }
  if (report) rmSync(join(root, report), { force: true });
  let result = { code: 0, output: '' };
  for (const [index, [command, ...args]] of commands.entries()) {
    const isLast = index === commands.length - 1;
    // A single step shows its output.
    const show = isLast && namedSteps.length === 1;
    result = await run(command, isLast ? [...args, ...options] : args, { replacementEnv, show });
    if (result.code !== 0) break;
  }
  const parsedReport = report && readReport(report);
  const { passed, failed } = countResults(parsedReport, result.code);
  total.passed += passed;
  total.failed += failed;
  if (failed === 0 && passed > 0 && inputs[name] !== undefined)
    passedNow[name] = { inputs: inputs[name], passed };
  if (failed > 0) console.log(result.output);
  const line = `${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (${formatSeconds(stepStart)})`;
  console.log(line);
  if (failed > 0) summary.push(line, ...findFailedTitles(parsedReport).map((title) => `    ${title}`));
};

const selectedSteps = namedSteps.length > 0 ? namedSteps : steps;
/** Two steps run at a time: one computes while the other waits for servers and programs. */
const concurrency = Math.min(2, cpus().length);
const queue = selectedSteps.filter(({ runsSerially }) => !runsSerially);
const runWorker = async () => {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step);
};
await Promise.all(Array.from({ length: concurrency }, runWorker));
for (const step of selectedSteps.filter(({ runsSerially }) => runsSerially)) await runStep(step);
rmSync(replacementEnv.HOME, { recursive: true, force: true });
if (isFullRun) {
  // A step whose inputs changed during the run is not saved as passed.
  const inputsNow = getInputs(steps, browser);
  writePassed(
    'steps',
    Object.fromEntries(Object.entries(passedNow).filter(([name, { inputs }]) => inputs === inputsNow[name])),
  );
}

// Repeats the failures at the end, where a truncated log still has them.
if (summary.length > 0) console.log(`\n${summary.join('\n')}`);
console.log(`\nAll in ${formatSeconds(startTime)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
