/**
 * The details of the packages that only the owner can provide: `.changeset/release.json`, and the text of the licence
 * next to it. This runs with the right to publish, so it imports no installed package.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './tarballs.ts';

const FILE = '.changeset/release.json';
const LICENCE = '.changeset/LICENSE';

export type OwnerDetails = {
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

/** The missing or invalid details, each with its format. */
export const findMissingDetails = (details: Partial<OwnerDetails>): string[] => {
  const { license, repository, homepage, bugs, supportMonths = 0, licenceText = '' } = details;
  const required: [isGiven: boolean, what: string][] = [
    [isLicence(license), '`license`, an SPDX expression'],
    [isUrl(repository) && !repository?.endsWith('.git'), '`repository`, an https address without `.git`'],
    [isUrl(homepage), '`homepage`, an https address'],
    [isUrl(bugs), '`bugs`, an https address'],
    [Number.isInteger(supportMonths) && supportMonths > 0, '`supportMonths`, a whole number above 0'],
    [licenceText.trim() !== '', `the licence's text in ${LICENCE}`],
  ];
  return required.filter(([isValid]) => !isValid).map(([, problem]) => problem);
};

/** Reads the details; throws with a list of the missing ones. */
export const readOwnerDetails = (workspace: string): OwnerDetails => {
  const licenceFile = join(workspace, LICENCE);
  const json = JSON.parse(readFileSync(join(workspace, FILE), 'utf8')) as Omit<OwnerDetails, 'licenceText'>;
  const details = { ...json, licenceText: existsSync(licenceFile) ? readFileSync(licenceFile, 'utf8') : '' };
  const missing = findMissingDetails(details);
  if (missing.length > 0)
    throw new Error(
      `${FILE} lacks facts that only the owner can provide:\n${missing.map((problem) => `  - ${problem}`).join('\n')}\nUsers of the packages would not know their licence or where they come from, so nothing is published. Fill it in (docs/how-to/release.md) and start the release again.`,
    );
  return details;
};

/** The fields that are added to the manifest of a package. */
export const toManifestFields = ({ license, repository, homepage, bugs }: OwnerDetails, folder: string) => ({
  license,
  repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
  homepage,
  bugs: { url: bugs },
});

/** The support policy for older versions. */
const renderSupportPolicy = ({ supportMonths }: OwnerDetails) =>
  `# Support

The newest major version gets features and fixes. The one before it gets fixes of security and of what is broken for
${supportMonths} months after the newer one came out. \`MIGRATION.md\` says what to change from one to the next.
`;

/** Writes the details into the packages, runs the work, and restores the files, so that they are never committed. */
export const withOwnerDetails = <Result>(
  workspace: string,
  details: OwnerDetails,
  work: () => Result,
): Result => {
  const manifests = packages.map((folder) => {
    const file = join(workspace, 'packages', folder, 'package.json');
    return { folder, file, text: readFileSync(file, 'utf8') };
  });
  const addedFiles = packages.flatMap((folder) => [
    { file: join(workspace, 'packages', folder, 'LICENSE'), text: details.licenceText },
    { file: join(workspace, 'packages', folder, 'SUPPORT.md'), text: renderSupportPolicy(details) },
  ]);
  try {
    for (const { file, text } of addedFiles) writeFileSync(file, text);
    for (const { folder, file, text } of manifests) {
      const manifest = { ...(JSON.parse(text) as object), ...toManifestFields(details, folder) };
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
  const details: Omit<OwnerDetails, 'licenceText'> = {
    license: 'LicenseRef-Placeholder-Of-A-Dry-Run',
    repository: 'https://github.com/placeholder-of-a-dry-run/placeholder',
    homepage: 'https://placeholder-of-a-dry-run.invalid/',
    bugs: 'https://placeholder-of-a-dry-run.invalid/bugs',
    supportMonths: 999,
  };
  writeFileSync(join(workspace, FILE), `${JSON.stringify(details, null, 2)}\n`);
  writeFileSync(join(workspace, LICENCE), 'PLACEHOLDER OF A DRY RUN: the owner has given no licence.\n');
};
