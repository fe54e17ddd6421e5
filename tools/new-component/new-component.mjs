/** `pnpm new:component StarRating`: creates a component with every required file. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, failWith } from '../setup.mjs';

const TEMPLATE = join(root, 'tools/new-component/template');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Tests pass another copy of the UI package.
  options: { package: { type: 'string', default: join(root, 'packages/ui') } },
});
const [name = ''] = positionals;
const uiPackage = values.package;

if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name))
  failWith(
    `"${name}" cannot be the name of a component: React takes it for an element of HTML, or its files could not be found by it. Write it like StarRating: \`pnpm new:component StarRating\`.`,
  );

const kebabName = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const camelName = name.charAt(0).toLowerCase() + name.slice(1);
const folder = join(uiPackage, 'src', kebabName);
if (existsSync(folder))
  failWith(
    `packages/ui/src/${kebabName} is there already, and nothing was written over it. Pick another name, or work on that one.`,
  );

/** The template is a component called Name. */
const fillInTemplate = (text) =>
  text
    .replaceAll('kebab-name', kebabName)
    .replace(/\bname(?=Messages|Tester)/g, camelName)
    .replace(/\bName(?=\b|Props|Messages)/g, name);

mkdirSync(folder);
for (const file of readdirSync(TEMPLATE)) {
  const text = readFileSync(join(TEMPLATE, file), 'utf8');
  writeFileSync(join(folder, fillInTemplate(file.replace(/\.txt$/, ''))), fillInTemplate(text));
}

const manifestFile = join(uiPackage, 'package.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
manifest.exports[`./${kebabName}`] = `./src/${kebabName}/index.ts`;
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
// A component that no product uses yet may still change.
const statusFile = join(uiPackage, 'status.json');
const statuses = JSON.parse(readFileSync(statusFile, 'utf8'));
statuses.components[kebabName] = 'draft';
writeFileSync(statusFile, `${JSON.stringify(statuses, null, 2)}\n`);
appendFileSync(
  join(uiPackage, 'src/testing/index.ts'),
  `export { ${camelName}Tester } from '../${kebabName}/${name}.testing.ts';\n`,
);

// Adds a first message in each language of the package; `pnpm generate` writes the module with it.
const translations = [
  ['en.pot', ''],
  ['hi.po', 'आज़माएँ'],
];
for (const [file, text] of translations)
  appendFileSync(
    join(uiPackage, 'messages', file),
    `\nmsgctxt "${camelName}.label"\nmsgid "Try it"\nmsgstr "${text}"\n`,
  );
spawnSync(process.execPath, [join(root, 'packages/messages/cli/generate.ts'), '--components', uiPackage], {
  stdio: 'inherit',
});

if (uiPackage === join(root, 'packages/ui')) {
  spawnSync('oxfmt', [folder, manifestFile], { cwd: root, shell: process.platform === 'win32' });
  spawnSync('pnpm', ['run', '--silent', 'generate'], { cwd: root, shell: process.platform === 'win32' });
}
console.log(
  `packages/ui/src/${kebabName} is made and exported as @janani/ui/${kebabName}. Fill it in, with \`pnpm storybook\` beside it; \`pnpm test unit\` says what the house still misses.`,
);
