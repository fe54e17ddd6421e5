import { describe, expect, it } from 'vitest';
import { positionNextTo } from './position-next-to.ts';

const control = (top: number) => ({ top, bottom: top + 48 });

describe('positionNextTo', () => {
  it('is under its control, limited to the rest of the window', () => {
    expect(positionNextTo(control(100), 800, 320)).toEqual({ side: 'below', edge: 156, maxHeight: 636 });
  });

  it('is above when it does not fit below and there is more room above', () => {
    expect(positionNextTo(control(700), 800, 320)).toEqual({ side: 'above', edge: 108, maxHeight: 684 });
  });

  it('stays below when it fits there, however much room is above', () => {
    expect(positionNextTo(control(700), 800, 36)).toEqual({ side: 'below', edge: 756, maxHeight: 36 });
    expect(positionNextTo(control(700), 800, 37).side).toBe('above');
  });

  it('stays below in a low window when there is no more room above', () => {
    expect(positionNextTo(control(40), 136, 320).side).toBe('below');
    expect(positionNextTo(control(44), 136, 320).side).toBe('below');
    expect(positionNextTo(control(45), 136, 320).side).toBe('above');
  });
});
