/**
 * Generates `app/LICENCES.md`: the licences of the packages that the app and the two published packages need at run
 * time. `--check` compares instead of writing. Both fail on a licence that is not allowed. Needs no network.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const FILE = 'app/LICENCES.md';
const SHIPPED_PACKAGES = ['@janani/app', '@janani/ui', '@janani/api-client'];

/** These licences require nothing but attribution. */
const PERMISSIVE_LICENCES = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']);

/** Whether an SPDX expression is satisfied by allowed licences: all operands of an AND, one operand of an OR. */
export const isAllowed = (expression) => {
  const operands = expression.replaceAll(/[()]/g, '');
  return operands
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => PERMISSIVE_LICENCES.has(name.trim())));
};

const byName = (one, other) => (one < other ? -1 : 1);

/** The page for the output of `pnpm licenses`. */
export const renderPage = (licences) => {
  const sections = Object.keys(licences)
    .toSorted(byName)
    .map((licence) => {
      const packages = licences[licence]
        .map(({ name, versions }) => `- ${name} ${versions.toSorted(byName).join(', ')}`)
        .toSorted(byName);
      return `## ${licence}\n\n${packages.join('\n')}\n`;
    });
  return `# Licences\n\nWhat the app and the published packages need to run, and under which terms it comes. Written by \`pnpm generate\`.\n\n${sections.join('\n')}`;
};

/** Shipped packages under licences that are not allowed. */
export const findForbidden = (licences) =>
  Object.entries(licences).flatMap(([licence, packages]) =>
    isAllowed(licence) ? [] : packages.map(({ name }) => `${name}: ${licence}`),
  );

const read = () => {
  const filters = SHIPPED_PACKAGES.flatMap((name) => ['--filter', name]);
  const output = execFileSync('pnpm', [...filters, 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
};

const failWith = (message) => {
  console.error(message);
  process.exit(1);
};

if (import.meta.main) {
  const licences = read();
  const forbidden = findForbidden(licences);
  if (forbidden.length > 0)
    failWith(
      `The app would ship what it may not:\n${forbidden.map((line) => `  - ${line}`).join('\n')}\nTake another package, or have the terms read and allow them in app/build/licences.mjs with the reason.`,
    );
  const page = renderPage(licences);
  if (!process.argv.includes('--check')) writeFileSync(join(root, FILE), page);
  else if (readFileSync(join(root, FILE), 'utf8') !== page)
    failWith(`${FILE} is not what is installed. Run "pnpm generate".`);
}
