/** `pnpm check`: every check that requires no test runner, in parallel. */
import { isMetadataCurrent } from '../packages/ui/scripts/metadata/metadata-stamp.ts';
import { run, formatSeconds } from './setup.mjs';

const node = process.execPath;
/** Skips what has not changed since the last run. */
const incremental = (project) => {
  const file = project === '.' ? 'root' : project.replaceAll('/', '-');
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${file}.tsbuildinfo`];
};
/** This check also writes generated files, which the type checks and lint read. */
const publicApi = ['public API', node, ['tools/api/check-breaking-changes.ts', '--check']];
const checks = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware', '--quiet', '.']],
  ['description', 'redocly', ['lint', '--config', 'openapi/redocly.yaml', 'janani@0.1.0']],
  ['types of the description', 'openapi-typescript', ['--redocly', 'openapi/redocly.yaml', '--check']],
  ['client', node, ['packages/api-client/scripts/generate.ts', '--check']],
  ['components', 'pnpm', ['--silent', '--filter', '@janani/ui', 'run', 'generate', '--check']],
  ['behaviours', node, ['tools/behaviours/generate.ts', '--check']],
  ['messages', node, ['packages/messages/cli/generate.ts', '--check']],
  publicApi,
  [
    'layers',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'app', 'packages', 'pact', 'tools', '.storybook'],
  ],
  ['plain words', node, ['tools/lint/plain-words.ts']],
  ['one list of routes', node, ['tools/lint/route-list.ts']],
  ['look-ups by a text', node, ['tools/lint/no-unsafe-lookup.ts']],
  ['texts', node, ['packages/messages/cli/check.ts']],
  ['citations and links', node, ['tools/citations/citations.ts']],
  ['licences', node, ['app/build/licences.mjs', '--check']],
  ['unused code', 'knip', ['--treat-config-hints-as-errors', '--cache', '--cache-location', '.cache/knip']],
  ...['.', 'packages/api-client', 'packages/sandbox-api', 'packages/ui', 'app', 'app/worker', 'pact'].map(
    (project) => [`types of ${project}`, 'tsc', [...incremental(project), '-p', project]],
  ),
];

// Each child process adds a listener that stops it with this process.
process.setMaxListeners(checks.length + 1);

const startTime = Date.now();
const start = async ([name, command, args]) => ({ name, ...(await run(command, args)) });
const publicApiCheck = isMetadataCurrent() ? undefined : start(publicApi);
await publicApiCheck;
const results = await Promise.all(
  checks.map((check) => (publicApiCheck && check === publicApi ? publicApiCheck : start(check))),
);
for (const { name, code, output } of results) console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
console.log(formatSeconds(startTime));
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);
