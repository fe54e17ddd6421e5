/**
 * What only the owner can say of the packages: `.changeset/release.json`, and the text of the licence beside it. Runs
 * with the right to publish, so it imports nothing that is installed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = '.changeset/release.json';
const LICENCE = '.changeset/LICENSE';

export type Facts = {
  license: string;
  repository: string;
  homepage: string;
  bugs: string;
  supportMonths: number;
  licenceText: string;
};

const HTTPS = /^https:\/\/[\w-]+(?:\.[\w-]+)+\/?\S*$/;
const isAddress = (text: unknown) => typeof text === 'string' && HTTPS.test(text);

/** `UNLICENSED` is how a manifest says that nobody may use it. */
const isLicence = (text: unknown) => typeof text === 'string' && text.trim() !== '' && text !== 'UNLICENSED';

/** What is not said yet, each with what it would be. */
export const missingFacts = (facts: Partial<Facts>): string[] => {
  const { license, repository, homepage, bugs, supportMonths = 0, licenceText = '' } = facts;
  const needed: [isSaid: boolean, what: string][] = [
    [isLicence(license), '`license`, an SPDX expression'],
    [isAddress(repository) && !repository?.endsWith('.git'), '`repository`, an https address without `.git`'],
    [isAddress(homepage), '`homepage`, an https address'],
    [isAddress(bugs), '`bugs`, an https address'],
    [Number.isInteger(supportMonths) && supportMonths > 0, '`supportMonths`, a whole number above 0'],
    [licenceText.trim() !== '', `the licence's text in ${LICENCE}`],
  ];
  return needed.filter(([isSaid]) => !isSaid).map(([, what]) => what);
};

/** Reads them; throws with the names of those that are missing. */
export const readFacts = (workspace: string): Facts => {
  const licence = join(workspace, LICENCE);
  const said = JSON.parse(readFileSync(join(workspace, FILE), 'utf8')) as Omit<Facts, 'licenceText'>;
  const facts = { ...said, licenceText: existsSync(licence) ? readFileSync(licence, 'utf8') : '' };
  const missing = missingFacts(facts);
  if (missing.length > 0)
    throw new Error(
      `${FILE} lacks what only the owner can say:\n${missing.map((what) => `  - ${what}`).join('\n')}\nNobody could tell under which terms the packages may be used or where they come from, so nothing is published. Fill it in (docs/how-to/release.md) and start the release again.`,
    );
  return facts;
};

/** What the facts add to the manifest of a package. */
export const manifestFacts = ({ license, repository, homepage, bugs }: Facts, folder: string) => ({
  license,
  repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
  homepage,
  bugs: { url: bugs },
});

/** For a dry run, in its copy of the workspace: what can be told from the real thing at a glance. */
export const writePlaceholders = (workspace: string) => {
  const facts: Omit<Facts, 'licenceText'> = {
    license: 'LicenseRef-Placeholder-Of-A-Dry-Run',
    repository: 'https://github.com/placeholder-of-a-dry-run/placeholder',
    homepage: 'https://placeholder-of-a-dry-run.invalid/',
    bugs: 'https://placeholder-of-a-dry-run.invalid/bugs',
    supportMonths: 999,
  };
  writeFileSync(join(workspace, FILE), `${JSON.stringify(facts, null, 2)}\n`);
  writeFileSync(join(workspace, LICENCE), 'PLACEHOLDER OF A DRY RUN: the owner has given no licence.\n');
};
