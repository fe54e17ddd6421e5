/** `pnpm release STEP`: the steps of a release (docs/how-to/release.md). */
import { run, failWith } from '../setup.mjs';

const node = process.execPath;
/** Turns the changesets into versions and changelogs, and makes the current API the baseline for the next release. */
const versions = [
  ['changeset', 'version'],
  [node, 'tools/api/accept.ts'],
];
const steps = new Map<string, string[][]>([
  ['accept-api', [[node, 'tools/api/accept.ts']]],
  ['dashboards', [[node, 'tools/dashboards/dashboards.ts']]],
  ['dry-run', [[node, 'tools/release/dry-run.ts']]],
  ['prepare', [[node, 'tools/release/prepare.ts']]],
  ['symbolicate', [[node, 'tools/release/symbolicate.ts']]],
  ['versions', versions],
]);

const [step = '', ...options] = process.argv.slice(2);
const commands = steps.get(step);
if (!commands)
  failWith(
    `"${step}" is not a release step, so nothing was run. Use one of ${[...steps.keys()].join(', ')}: pnpm release dry-run`,
  );
for (const [command, ...args] of commands ?? []) {
  const { code } = await run(command ?? node, [...args, ...options], { show: true });
  if (code !== 0) process.exit(code ?? 1);
}
