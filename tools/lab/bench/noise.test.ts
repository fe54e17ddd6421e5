import { describe, expect, it } from 'vitest';
import { isTooNoisy, renderNoise, renderNoiseOfRun, spreadOf } from './noise.ts';

const steady = [80, 81, 80, 79, 80, 82, 80, 80, 81, 80];
const disturbed = [80, 120, 81, 160, 80, 90, 140, 80, 110, 82];

describe('noise of the machine', () => {
  it('is how far apart most times of the same loop lie, by their median', () => {
    expect(spreadOf([100, 100, 100])).toBe(0);
    expect(spreadOf([90, 95, 100, 100, 100, 100, 100, 100, 105, 130])).toBeCloseTo(0.15);
  });

  it('one interruption in a long run does not make it noisy', () => {
    expect(spreadOf([...steady, ...steady, 400])).toBeLessThan(0.05);
  });

  it('says in plain words whether figures may be compared', () => {
    expect(isTooNoisy(steady)).toBe(false);
    expect(renderNoise(steady)).toContain('quiet enough to compare');
    expect(isTooNoisy(disturbed)).toBe(true);
    expect(renderNoise(disturbed)).toContain('That is too noisy to compare');
    expect(renderNoise([])).toBe('How evenly the machine ran was not measured.');
  });

  it('a run is as noisy as its noisiest part; being slower an hour later is no noise', () => {
    const slower = steady.map((ms) => ms * 2);
    expect(renderNoiseOfRun([steady, slower])).toContain('quiet enough to compare');
    expect(renderNoiseOfRun([steady, disturbed])).toContain('too noisy to compare in 1 of 2 parts');
    expect(renderNoiseOfRun([])).toBe('How evenly the machine ran was not measured.');
  });
});
