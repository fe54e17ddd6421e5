import { describe, expect, it } from 'vitest';
import { listPlace } from './list-place.ts';

const field = (top: number) => ({ top, bottom: top + 48, left: 20, width: 360 });

describe('listPlace', () => {
  it('trap 4: the list is as wide as its field and stands under it', () => {
    expect(listPlace(field(100), 800)).toEqual({
      side: 'below',
      left: 20,
      width: 360,
      edge: 156,
      maxHeight: 636,
    });
  });

  it('goes above where there is more room', () => {
    expect(listPlace(field(700), 800)).toMatchObject({ side: 'above', edge: 108, maxHeight: 684 });
  });

  it('stays below in a low window, where above is no better', () => {
    expect(listPlace(field(40), 300).side).toBe('below');
  });
});
