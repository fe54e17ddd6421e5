import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contestant, run, subject } from './made-up-run.testing.ts';
import { filesOf, readRun } from './publish.ts';

const isCommitted = existsSync(join(import.meta.dirname, 'results.json'));

/** Without what a formatter does to tables. */
const plain = (text: string) => text.replaceAll(/[ -]+/g, ' ');
const read = (file: string) => readFileSync(file, 'utf8');

describe('what is made of a run', () => {
  it('is the tables, the plot, and the two pages that show them', () => {
    const made = run([subject(contestant('ours', { open: 60 }), contestant('peer', { open: 50 }))]);
    const files = filesOf(made);
    expect([...files.keys()].map((file) => file.split('/').at(-1))).toEqual([
      'RESULTS.md',
      'results.svg',
      'README.md',
      'quality.md',
    ]);
    for (const [, content] of files) expect(content).toContain('A list, desktop');
  });

  it('the committed files say what the committed run says; without one no page shows a plot', () => {
    const files = [...filesOf(isCommitted ? readRun() : run([]))].filter(([file]) => existsSync(file));
    const wrong = files.filter(([file, content]) =>
      isCommitted ? plain(read(file)) !== plain(content) : read(file).includes('results.svg'),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});
