import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Change, changesPage } from './changes.ts';

const page = join(import.meta.dirname, '../../.reports/pictures/index.html');

/** Writes the page of changes as the pictures are compared, and says where it is. */
export default class ChangesReporter implements Reporter {
  private readonly changes: Change[] = [];
  private taken = 0;

  onTestEnd({ title }: TestCase, { status, attachments, error }: TestResult) {
    this.taken += 1;
    if (status === 'passed' || status === 'skipped') return;
    const fileOf = (ending: string) => attachments.find(({ name }) => name.endsWith(`-${ending}.png`))?.path;
    const address = (ending: string) => {
      // Of the one before there is a copy beside the others: the page and its pictures may then be put anywhere.
      const copy = fileOf('actual')?.replace(/-actual\.png$/, `-${ending}.png`);
      const path = copy !== undefined && existsSync(copy) ? copy : fileOf(ending);
      return path === undefined ? {} : { [ending]: relative(dirname(page), path) };
    };
    const { expected, actual, diff }: Record<string, string> = {
      ...address('expected'),
      ...address('actual'),
      ...address('diff'),
    };
    this.changes.push({
      name: title,
      ...(expected === undefined ? {} : { before: expected }),
      ...(actual === undefined ? {} : { after: actual }),
      ...(diff === undefined ? {} : { difference: diff }),
      why: error?.message ?? status,
    });
  }

  onEnd() {
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, changesPage(this.changes, this.taken));
    console.log(`\nBefore, after and difference of each: ${page}`);
  }

  printsToStdio() {
    return false;
  }
}
