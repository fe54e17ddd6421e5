/**
 * The facts of the packages that only the owner can provide: `.changeset/release.json`, and the text of the licence
 * next to it. Runs with the right to publish, so it imports no installed package.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './tarballs.ts';

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
const isUrl = (text: unknown) => typeof text === 'string' && HTTPS.test(text);

/** `UNLICENSED` in a manifest means that no use is permitted. */
const isLicence = (text: unknown) => typeof text === 'string' && text.trim() !== '' && text !== 'UNLICENSED';

/** The missing facts, each with its format. */
export const findMissingDetails = (facts: Partial<Facts>): string[] => {
  const { license, repository, homepage, bugs, supportMonths = 0, licenceText = '' } = facts;
  const required: [isGiven: boolean, what: string][] = [
    [isLicence(license), '`license`, an SPDX expression'],
    [isUrl(repository) && !repository?.endsWith('.git'), '`repository`, an https address without `.git`'],
    [isUrl(homepage), '`homepage`, an https address'],
    [isUrl(bugs), '`bugs`, an https address'],
    [Number.isInteger(supportMonths) && supportMonths > 0, '`supportMonths`, a whole number above 0'],
    [licenceText.trim() !== '', `the licence's text in ${LICENCE}`],
  ];
  return required.filter(([isGiven]) => !isGiven).map(([, problem]) => problem);
};

/** Reads the facts; throws with a list of the missing ones. */
export const readOwnerDetails = (workspace: string): Facts => {
  const licence = join(workspace, LICENCE);
  const json = JSON.parse(readFileSync(join(workspace, FILE), 'utf8')) as Omit<Facts, 'licenceText'>;
  const facts = { ...json, licenceText: existsSync(licence) ? readFileSync(licence, 'utf8') : '' };
  const missing = findMissingDetails(facts);
  if (missing.length > 0)
    throw new Error(
      `${FILE} lacks facts that only the owner can provide:\n${missing.map((problem) => `  - ${problem}`).join('\n')}\nUsers of the packages would not know their licence or where they come from, so nothing is published. Fill it in (docs/how-to/release.md) and start the release again.`,
    );
  return facts;
};

/** The fields that the facts add to the manifest of a package. */
export const manifestFacts = ({ license, repository, homepage, bugs }: Facts, folder: string) => ({
  license,
  repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
  homepage,
  bugs: { url: bugs },
});

/** The support policy for older versions. */
const supportText = ({ supportMonths }: Facts) =>
  `# Support

The newest major version gets features and fixes. The one before it gets fixes of security and of what is broken for
${supportMonths} months after the newer one came out. \`MIGRATION.md\` says what to change from one to the next.
`;

/** Writes the facts into the packages, runs the work, and restores the files: no committed file contains the facts. */
export const withOwnerFacts = <Result>(workspace: string, facts: Facts, work: () => Result): Result => {
  const manifests = packages.map((folder) => {
    const file = join(workspace, 'packages', folder, 'package.json');
    return { folder, file, text: readFileSync(file, 'utf8') };
  });
  const addedFiles = packages.flatMap((folder) => [
    { file: join(workspace, 'packages', folder, 'LICENSE'), text: facts.licenceText },
    { file: join(workspace, 'packages', folder, 'SUPPORT.md'), text: supportText(facts) },
  ]);
  try {
    for (const { file, text } of addedFiles) writeFileSync(file, text);
    for (const { folder, file, text } of manifests) {
      const manifest = { ...(JSON.parse(text) as object), ...manifestFacts(facts, folder) };
      writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    }
    return work();
  } finally {
    for (const { file } of addedFiles) rmSync(file, { force: true });
    for (const { file, text } of manifests) writeFileSync(file, text);
  }
};

/** Obvious placeholders for a dry run, in its copy of the workspace. */
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
