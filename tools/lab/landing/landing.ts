/**
 * `pnpm lab landing`: measures the loading of the landing page on a slow phone, and of a static page with the same
 * content, and writes RESULTS.md. `--rounds 3` is a quick run that only prints.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../browser.mjs';
import { type Candidate, candidates } from './candidates.ts';
import { launchBrowser } from './devtools.ts';
import { render } from './results.ts';
import { serveCandidates } from './serve.ts';
import { type Visit, measureVisit } from './visit.ts';

/** Fewer rounds do not give a reliable median. */
const ROUNDS = 7;

const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
const rounds = Number(values.rounds ?? ROUNDS);

const server = await serveCandidates();
const browser = await launchBrowser(await findBrowser());
const visits = new Map<Candidate, Visit[]>(candidates.map((candidate) => [candidate, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with another candidate, so that a busy minute does not affect only one.
    const first = round % candidates.length;
    for (const candidate of [...candidates.slice(first), ...candidates.slice(0, first)])
      visits.get(candidate)?.push(await measureVisit(browser, server.url + candidate.path));
  }
} finally {
  await browser.close();
  server.close();
}

const report = render(visits, browser.version);
console.log(report);
if (rounds >= ROUNDS) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), report);
