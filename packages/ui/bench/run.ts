/**
 * `pnpm bench`: times this package beside its peers and writes RESULTS.md. `--only dropdown` does one part and
 * only prints it; `--rounds 3` takes a quick look.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pnpm, seconds, stopWith } from '../../../scripts/setup.mjs';
import { buildPages, type Pages } from './build-pages.ts';
import { renderHeader } from './header.ts';
import { launch, withPage } from './open-page.ts';
import { type Outcome, renderSubject } from './results.ts';
import { roundsOf } from './rounds.ts';
import type { Contestant, Samples, Subject } from './subject.ts';
import { codeInputs } from './subjects/code-input.ts';
import { dropdowns } from './subjects/dropdown.ts';
import { toasts } from './subjects/toasts.ts';

/** Fewer do not make a median that can be trusted. */
const ROUNDS = 7;
const subjects: readonly Subject[] = [...dropdowns, ...codeInputs, ...toasts];

const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' } } });
const rounds = Number(values.rounds ?? ROUNDS);
const chosen = subjects.filter(({ folder }) => (values.only ?? folder) === folder);
if (chosen.length === 0 || !(rounds > 0))
  stopWith(
    `There is nothing to run. \`--only\` takes ${[...new Set(subjects.map(({ folder }) => folder))].join(', ')}, \`--rounds\` a number.`,
  );

const install = async () => {
  const { code, output } = await pnpm(
    ['--dir', import.meta.dirname, 'install', '--ignore-workspace', '--frozen-lockfile'].concat(
      // React is the package's own, so that all contestants run on the same.
      '--config.auto-install-peers=false',
    ),
  );
  if (code !== 0)
    stopWith(`${output}\nThe peers could not be installed, so there is nobody to compare with.`);
};

let browserVersion = '';

const pageOf = ({ folder }: Subject, { file }: Contestant) => `${folder}/${file}`;

/** All contestants of a subject, in turn, as often as there are rounds. */
const compare = async (subject: Subject, pages: Pages): Promise<Outcome[]> => {
  const samples = new Map(subject.contestants.map((contestant) => [contestant, [] as Samples[]]));
  const failures = new Map<Contestant, string>();
  const browser = await launch(subject.isUncapped);
  browserVersion = browser.version();
  try {
    for (const turn of roundsOf(subject.contestants, rounds)) {
      for (const contestant of turn) {
        if (failures.has(contestant)) continue;
        try {
          const sample = await withPage(
            browser,
            pages,
            pageOf(subject, contestant),
            subject.screen,
            (page, devtools) => subject.run({ page, devtools, screen: subject.screen }),
          );
          samples.get(contestant)?.push(sample);
        } catch (error) {
          failures.set(contestant, error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown');
        }
      }
    }
  } finally {
    await browser.close();
  }
  return subject.contestants.map((contestant) => ({
    contestant,
    rounds: samples.get(contestant) ?? [],
    failure: failures.get(contestant),
  }));
};

const started = Date.now();
await install();
const pages = await buildPages([
  ...new Set(
    chosen.flatMap((subject) => subject.contestants.map((contestant) => pageOf(subject, contestant))),
  ),
]);

const sections: string[] = [];
for (const subject of chosen) {
  const section = renderSubject(subject, await compare(subject, pages));
  sections.push(section);
  console.log(`${section}\n`);
}

if (values.only === undefined && rounds >= ROUNDS) {
  const header = renderHeader({ rounds, browser: browserVersion });
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${[header, ...sections].join('\n\n')}\n`);
}
console.log(seconds(started));
