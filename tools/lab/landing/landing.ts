/**
 * `pnpm lab landing`: how soon the landing page is there on a slow phone, beside a static page of the same
 * content, and writes RESULTS.md. `--rounds 3` takes a quick look and only prints.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Contestant, contestants } from './contestants.ts';
import { render } from './results.ts';
import { serveContestants } from './serve.ts';
import { type Visit, launch, visit } from './visit.ts';

/** Fewer do not make a median that can be trusted. */
const ROUNDS = 7;

const { values } = parseArgs({ options: { rounds: { type: 'string' } } });
const rounds = Number(values.rounds ?? ROUNDS);

const server = await serveContestants();
const browser = await launch();
const visits = new Map<Contestant, Visit[]>(contestants.map((contestant) => [contestant, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    // Each round begins with another one, so that a busy minute does not fall on one alone.
    const first = round % contestants.length;
    for (const contestant of [...contestants.slice(first), ...contestants.slice(0, first)])
      visits.get(contestant)?.push(await visit(browser, server.url + contestant.path));
  }
} finally {
  await browser.close();
  server.close();
}

const report = render(visits, browser.version());
console.log(report);
if (rounds >= ROUNDS) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), report);
