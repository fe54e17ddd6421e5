import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterOptions, findOptionByLabel } from './filter-options.ts';
import { textIndex } from './label-index.ts';
import type { DropdownOption } from './option.ts';

/** Options that count how many of them have been folded, since only folding reads their other spellings. */
const watchedOptions = (count: number) => {
  const folded: string[] = [];
  const options = Array.from({ length: count }, (_, index): DropdownOption => {
    const label = `Clinic ${index}`;
    return {
      value: `${index}`,
      label,
      get matchKeys() {
        folded.push(label);
        return [];
      },
    };
  });
  return { options, folded };
};

describe('the index of a list', () => {
  it('is built lazily, and each label once', () => {
    const { options, folded } = watchedOptions(1000);
    expect(filterOptions(options, 'clinic', 51)).toHaveLength(51);
    expect(folded).toHaveLength(51);
    filterOptions(options, 'clinic', 51);
    expect(folded).toHaveLength(51);
    filterOptions(options, 'nowhere');
    findOptionByLabel(options, 'clinic 7');
    expect(folded).toHaveLength(1000);
  });
});

describe('filling the index when idle', () => {
  let idleCallbacks: (() => void)[] = [];
  const cancelIdle = vi.fn<(id: number) => void>();

  beforeEach(() => {
    idleCallbacks = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idleCallbacks.push(work));
    vi.stubGlobal('cancelIdleCallback', cancelIdle);
    vi.stubGlobal('window', globalThis);
    // A slow phone: each call of `performance.now` returns a millisecond more.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('yields to the browser after each slice, until all are folded', () => {
    const { options, folded } = watchedOptions(1000);
    textIndex.fillWhenIdle(options);
    const foldedAfterSlice: number[] = [];
    for (let fillSlice = idleCallbacks.shift(); fillSlice; fillSlice = idleCallbacks.shift()) {
      fillSlice();
      foldedAfterSlice.push(folded.length);
    }
    expect(foldedAfterSlice).toEqual([200, 400, 600, 800, 1000]);
    filterOptions(options, 'nowhere');
    expect(folded).toHaveLength(1000);
  });

  it('a second field with the same list folds no label again', () => {
    const { options, folded } = watchedOptions(100);
    textIndex.fillWhenIdle(options);
    textIndex.fillWhenIdle(options);
    for (const fillSlice of idleCallbacks) fillSlice();
    expect(folded).toHaveLength(100);
  });

  it('can be cancelled between two slices', () => {
    const { options, folded } = watchedOptions(1000);
    const cancel = textIndex.fillWhenIdle(options);
    idleCallbacks.shift()?.();
    cancel();
    expect(cancelIdle).toHaveBeenCalledExactlyOnceWith(1);
    expect(folded).toHaveLength(200);
  });
});
