#!/usr/bin/env node
/** `npx @janani/ui acr [brand.css]`: prints an accessibility conformance report. */
import { readFileSync } from 'node:fs';
import type { Evidence } from './evidence.ts';
import { createReport } from './report.ts';

/** Relative to `dist/acr.js`. */
const readPackageFile = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const [command, file] = process.argv.slice(2);
if (command !== 'acr')
  fail(
    `"${command ?? ''}" is not a command of @janani/ui, so nothing was written. Run: npx @janani/ui acr brand.css > acr.md`,
  );

const readCss = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(
      `${path} cannot be read (${error instanceof Error ? error.message : String(error)}), so there are no colours to measure. Give the style sheet of your brand, or no file for the colours of the kit.`,
    );
  }
};

const { version } = JSON.parse(readPackageFile('package.json')) as { version: string };
const evidence = JSON.parse(readPackageFile('acr.json')) as Evidence;
process.stdout.write(
  createReport({ css: file === undefined ? '' : readCss(file), evidence, version, date: new Date() }),
);
