/** The owner's facts in the packages, for as long as these are packed: what is committed names none of them. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, manifestFacts } from './facts.ts';
import { packages } from './tarballs.ts';

/** What a reader is told of older versions. */
export const supportText = ({ supportMonths }: Facts) =>
  `# Support

The newest major version gets features and fixes. The one before it gets fixes of security and of what is broken for
${supportMonths} months after the newer one came out. \`MIGRATION.md\` says what to change from one to the next.
`;

const filesOf = (facts: Facts, manifest: string, folder: string): Record<string, string> => ({
  LICENSE: facts.licenceText,
  'SUPPORT.md': supportText(facts),
  'package.json': `${JSON.stringify({ ...(JSON.parse(manifest) as object), ...manifestFacts(facts, folder) }, null, 2)}\n`,
});

/** Writes them, does the work, and puts back what was there. */
export const withOwnerFiles = <Result>(workspace: string, facts: Facts, work: () => Result): Result => {
  const before = new Map<string, string | undefined>();
  try {
    for (const folder of packages) {
      const path = join(workspace, 'packages', folder);
      const manifest = readFileSync(join(path, 'package.json'), 'utf8');
      for (const [name, content] of Object.entries(filesOf(facts, manifest, folder))) {
        const file = join(path, name);
        before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
        writeFileSync(file, content);
      }
    }
    return work();
  } finally {
    for (const [file, content] of before)
      if (content === undefined) rmSync(file, { force: true });
      else writeFileSync(file, content);
  }
};
