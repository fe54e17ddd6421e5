import { expect, it } from 'vitest';
import { check } from './check.ts';
import { createCandidate, createRun, createBenchmark } from './sample-run.testing.ts';

const peer = (open = 50) => createCandidate('peer', { open, dropped: 2 });
const ours = (open: number | readonly number[], dropped = 2) => createCandidate('ours', { open, dropped });
const committed = createRun([createBenchmark(ours(60), peer())]);
const checkFails = (...current: Parameters<typeof createRun>) =>
  check(committed, createRun(...current)).fails;

it('fails and names the figure where ours is slower by more than the noise', () => {
  expect(check(committed, committed)).toMatchObject({ fails: false });
  const { lines } = check(committed, createRun([createBenchmark(ours(75), peer())]));
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    '✗ A list, desktop: open: 75 ms beside 50 of peer (1.50 ×); committed 60 ms beside 50 of peer (1.20 ×); noise 10 %',
  ]);
});

it('passes where the loss is within the noise of the machine or of the rounds', () => {
  expect(checkFails([createBenchmark(ours([60, 74, 90]), peer())])).toBe(false);
  expect(
    checkFails([{ ...createBenchmark(ours(69), peer()), calibrationSamples: [80, 80, 81, 82, 91] }]),
  ).toBe(false);
  expect(checkFails([createBenchmark(ours(69), peer())])).toBe(true);
});

it('compares ratios: a slower machine slows both', () => {
  expect(checkFails([createBenchmark(ours(120), peer(100))])).toBe(false);
  expect(checkFails([createBenchmark(ours(60), peer(40))])).toBe(true);
});

it('fails where our component failed, a figure is missing, or the machine was too noisy', () => {
  expect(
    checkFails([createBenchmark({ title: 'ours', failure: 'It stayed closed.', figures: {} }, peer())]),
  ).toBe(true);
  expect(
    checkFails([{ ...createBenchmark(ours(60), peer()), calibrationSamples: [80, 160, 90, 200, 80] }]),
  ).toBe(true);
});
