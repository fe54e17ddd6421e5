/** `npm test`: sets up and runs every check and test, a line each, and counts them. `npm test unit stories` runs these two. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { testsIn } from './reports.mjs';
import { install, pathInPnpm, requireNode, root, run, seconds, stopWith } from './setup.mjs';
import { testEnvironment } from './test-environment.mjs';
import { steps } from './test-steps.mjs';

const started = Date.now();
requireNode();
const named = process.argv.slice(2);
const names = steps.map(({ name }) => name);
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0)
  stopWith(
    `There is no part "${unknown.join('", "')}" of the tests, so none was run. Name some of: ${names.join(', ')}.`,
  );

await install();
console.log(`✓ packages installed (${seconds(started)})`);

const onlyEnv = testEnvironment(process.env, { path: await pathInPnpm(), browser: await findBrowser() });
const reports = join(root, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** How many tests of a step passed and failed, from the report it wrote. */
const countOf = (report, code) => {
  const none = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!report) return none;
  try {
    const result = JSON.parse(readFileSync(join(root, report), 'utf8'));
    const counted = result.stats
      ? { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky }
      : {
          passed: result.numPassedTests,
          failed: result.numFailedTests + (result.numFailedTestSuites ? 1 : 0),
        };
    // A step that says it failed without a failed test failed all the same.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** The titles of the tests of a step that failed, as far as it wrote them down. */
const failedIn = (report) => {
  try {
    const tests = testsIn(JSON.parse(readFileSync(join(root, report), 'utf8')));
    return tests.filter(({ passed }) => !passed).map(({ title }) => title);
  } catch {
    return [];
  }
};

const total = { passed: 0, failed: 0 };
const summary = [];
const runStep = async ({ title, script, report }) => {
  const since = Date.now();
  const { code, output } = await run('pnpm', ['run', '--silent', script], { onlyEnv });
  const { passed, failed } = countOf(report, code);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(output);
  const line = `${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed (${seconds(since)})`;
  console.log(line);
  if (failed > 0) summary.push(line, ...failedIn(report).map((title) => `    ${title}`));
};
for (const step of steps) if (named.length === 0 || named.includes(step.name)) await runStep(step);
rmSync(onlyEnv.HOME, { recursive: true, force: true });

// What failed stands once more at the end, where a log that was cut still has it.
if (summary.length > 0) console.log(`\n${summary.join('\n')}`);
console.log(`\nAll in ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
