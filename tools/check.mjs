/**
 * `pnpm check`: every check that requires no test runner, in parallel. One that passed on the same files and
 * installed packages is not repeated; `npm test` and `pnpm check --all` repeat every check.
 */
import { isMetadataCurrent } from '../packages/ui/scripts/metadata/metadata-stamp.ts';
import { run, formatSeconds } from './setup.mjs';
import { getInputs, readPassed, writePassed } from './unchanged.mjs';

const node = process.execPath;
/** Skips what has not changed since the last run. */
const incremental = (project) => {
  const file = project === '.' ? 'root' : project.replaceAll('/', '-');
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${file}.tsbuildinfo`];
};
/** The number of states for which a check is remembered, so that undoing a change or switching back repeats nothing. */
const REMEMBERED = 10;
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
const DESCRIPTION = /^openapi\//;
const CLIENT = /^(?:openapi|packages\/api-client)\//;
const PRODUCT = /^(?:app|openapi|packages)\//;
/** The check that also writes generated files, which the type checks and lint read. */
const WRITES_METADATA = 'public API';
/** The name of each check, its command, and the files that it depends on: every file, if there is no pattern. */
const checks = [
  ['format', ['oxfmt', '--check', '.']],
  ['lint', ['oxlint', '--type-aware', '--quiet', '.'], CODE],
  ['description', ['redocly', 'lint', '--config', 'openapi/redocly.yaml', 'janani@0.1.0'], DESCRIPTION],
  [
    'types of the description',
    ['openapi-typescript', '--redocly', 'openapi/redocly.yaml', '--check'],
    CLIENT,
  ],
  ['client', [node, 'packages/api-client/scripts/generate.ts', '--check'], CLIENT],
  ['components', [node, 'packages/ui/scripts/generate.ts', '--check'], /^packages\/ui\//],
  ['behaviours', [node, 'tools/behaviours/generate.ts', '--check']],
  ['messages', [node, 'packages/messages/cli/generate.ts', '--check'], PRODUCT],
  [
    WRITES_METADATA,
    [node, 'tools/api/check-breaking-changes.ts', '--check'],
    /^(?:packages|openapi|tools\/api|\.changeset)\//,
  ],
  [
    'layers',
    ['depcruise', '--config', '.dependency-cruiser.mjs', 'app', 'packages', 'pact', 'tools', '.storybook'],
    CODE,
  ],
  ['plain words', [node, 'tools/lint/plain-words.ts']],
  ['one list of routes', [node, 'tools/lint/route-list.ts']],
  ['texts', [node, 'packages/messages/cli/check.ts']],
  ['citations and links', [node, 'tools/citations/citations.ts']],
  ['licences', [node, 'app/build/licences.mjs', '--check']],
  ['unused code', ['knip', '--treat-config-hints-as-errors', '--cache', '--cache-location', '.cache/knip']],
  ...['.', 'packages/api-client', 'packages/sandbox-api', 'packages/ui', 'app', 'app/worker', 'pact'].map(
    (project) => [`types of ${project}`, ['tsc', ...incremental(project), '-p', project], CODE],
  ),
].map(([name, command, needs]) => ({ name, command, needs }));

// Each child process adds a listener that stops it with this process.
process.setMaxListeners(checks.length + 1);

const startTime = Date.now();
const inputs = getInputs(checks, node);
const passedBefore = process.argv.includes('--all') ? {} : readPassed('checks');
const start = async ({ name, command: [program, ...args] }) => ({ name, ...(await run(program, args)) });
const first = isMetadataCurrent() ? undefined : checks.find(({ name }) => name === WRITES_METADATA);
const firstResult = first && (await start(first));
const startIfChanged = async (check) => {
  if (check === first) return firstResult;
  const isUnchanged = passedBefore[check.name]?.includes(inputs[check.name]);
  return isUnchanged ? { name: check.name, code: 0, isUnchanged } : start(check);
};
const results = await Promise.all(checks.map((check) => startIfChanged(check)));
for (const { name, code, output, isUnchanged } of results)
  console.log(code === 0 ? `✓ ${name}${isUnchanged ? ' (unchanged)' : ''}` : `✗ ${name}\n${output}`);
console.log(formatSeconds(startTime));
// A check whose files changed during the run is not saved as passed.
const inputsNow = getInputs(checks, node);
const passed = results.filter(({ name, code }) => code === 0 && inputs[name] === inputsNow[name]);
const remember = ({ name }) => [
  name,
  [...new Set([inputs[name], ...(passedBefore[name] ?? [])])].slice(0, REMEMBERED),
];
writePassed('checks', { ...passedBefore, ...Object.fromEntries(passed.map(remember)) });
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);
