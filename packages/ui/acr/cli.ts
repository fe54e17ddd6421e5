#!/usr/bin/env node
/** `npx @janani/ui acr [brand.css]`: prints an accessibility conformance report. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Evidence } from './evidence.ts';
import { readBrandColors } from './read-brand-colors.ts';
import { createReport } from './report.ts';

/** Relative to `dist/acr.js`. */
const readPackageFile = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const USAGE = 'npx @janani/ui acr [brand.css] > acr.md';
const [command, file, ...others] = process.argv.slice(2);
if (command === undefined || command === '--help' || file === '--help') {
  console.log(`Prints an accessibility conformance report, with the colours of a style sheet:\n  ${USAGE}`);
  process.exit(0);
}
if (command !== 'acr' || others.length > 0)
  fail(
    `"${process.argv.slice(2).join(' ')}" is not a command of @janani/ui, so nothing was printed. Run: ${USAGE}`,
  );

const readBrand = (path: string) => {
  let css = '';
  try {
    css = readFileSync(path, 'utf8');
  } catch (error) {
    fail(
      `${path} cannot be read (${error instanceof Error ? error.message : String(error)}), so there are no colours to measure. Give the style sheet of your brand, or no file for the colours of the kit.`,
    );
  }
  if (css.includes('@import'))
    fail(
      `${path} imports another style sheet, whose colours would not be measured. Give one file with all of them.`,
    );
  if (readBrandColors(css).count === 0)
    fail(
      `${path} sets no colour of the kit, so the report would be about the kit's own. Give the style sheet with --janani-color-primary and others, such as the result of brandCss.`,
    );
  return { name: basename(path), css };
};

const { version } = JSON.parse(readPackageFile('package.json')) as { version: string };
const evidence = JSON.parse(readPackageFile('acr.json')) as Evidence;
process.stdout.write(
  createReport({
    brand: file === undefined ? undefined : readBrand(file),
    evidence,
    version,
    date: new Date(),
  }),
);
