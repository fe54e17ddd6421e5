import { describe, expect, it } from 'vitest';
import { getListPosition } from './list-position.ts';

const field = (top: number) => ({ top, bottom: top + 48, left: 20, width: 360 });

describe('getListPosition', () => {
  it('the list is as wide as its field and directly under it [trap 4]', () => {
    expect(getListPosition(field(100), 800)).toEqual({
      side: 'below',
      left: 20,
      width: 360,
      edge: 156,
      maxHeight: 636,
    });
  });

  it('is above when there is more room', () => {
    expect(getListPosition(field(700), 800)).toMatchObject({ side: 'above', edge: 108, maxHeight: 684 });
  });

  it.each([
    ['below it, as far as the keyboard', 100, { top: 0, bottom: 400 }, 'below', 236],
    ['above it, where the keyboard leaves more', 300, { top: 0, bottom: 400 }, 'above', 284],
    ['above it, as far as the page is scrolled under it', 500, { top: 200, bottom: 600 }, 'above', 284],
    ['with zero height when nothing is visible', 400, { top: 400, bottom: 450 }, 'below', 0],
  ])('an on-screen keyboard limits the list %s', (_where, top, visibleArea, side, maxHeight) => {
    expect(getListPosition(field(top), 800, visibleArea)).toMatchObject({ side, maxHeight });
  });

  it.each([
    ['beside it if two rows fit', 100, { top: 0, bottom: 276 }, { side: 'below', maxHeight: 112 }],
    [
      'covering it if two rows do not fit',
      100,
      { top: 0, bottom: 275 },
      { side: 'below', edge: 8, maxHeight: 259 },
    ],
    [
      'covering it, above a keyboard',
      300,
      { top: 200, bottom: 400 },
      { side: 'below', edge: 208, maxHeight: 184 },
    ],
  ])('Select 6: a list whose rows cover its field is positioned %s', (_where, top, visibleArea, expected) => {
    expect(getListPosition(field(top), 800, visibleArea, 112)).toMatchObject(expected);
  });

  it('stays below in a short window when there is no more room above', () => {
    expect(getListPosition(field(40), 300).side).toBe('below');
  });
});
