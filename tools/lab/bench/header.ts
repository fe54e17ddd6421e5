import { renderNoiseOfRun } from './noise.ts';
import type { BenchRun } from './record.ts';

/** Renders the introduction to the results: the candidates, the machine, its noise, and the command. */
export const renderHeader = ({
  date,
  browser,
  cores,
  slowdown,
  rounds,
  versions,
  benchmarks,
}: BenchRun): string => {
  const listed = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .toSorted((a, b) => a.localeCompare(b));
  return `# How fast it is

Written by \`pnpm lab bench\` on ${date}; \`pnpm lab bench --only dropdown\` prints one benchmark, \`pnpm lab bench --check\` fails where ours
has become slower relative to the alternatives since this run.

- Chromium ${browser}, ${cores} cores, CPU slowed down ${slowdown} times. Medians of ${rounds} rounds; candidates take turns within a round,
  each in a fresh page built for production. The desktop is a window of 800 × 600 px with a mouse, the phone a touch screen of 360 × 640 px.
  The page has a line of text first, so that it has loaded its font: until 25 November only ours loaded one, within its mounting.
- ${renderNoiseOfRun(benchmarks.map(({ calibrationSamples }) => calibrationSamples))}
- ${listed.join(', ')}.
- Times run from the browser's input event (mounting and the first toast: from the call) to the end of the painting of the
  first frame that shows the expected result. Frames are not limited to 60 a second there, so that waiting for the screen
  hides no difference; dropped frames are counted at 60 a second.
- Every candidate is checked: the right rows are in the list and one can be picked, the code arrives, the toasts
  are there. A candidate that does not, or takes more than ten seconds for a step, has failed.
- Each other candidate is written as its documentation shows, with a virtualised list where the library offers one. Ours and Mantine render only the first 50
  matches; ours says that there are more. Of many toasts each library shows its default number at once.
- Bytes are what a browser downloads in addition to React, minified and gzipped, without fonts.
- In brackets: the ratio to ours. Compare within one table only.`;
};
