import { describe, expect, it } from 'vitest';
import { positionMenu } from './menu-position.ts';

const button = (top: number, right: number) => ({ top, bottom: top + 48, right });
const list = { width: 240, height: 210 };
const phone = { width: 320, height: 640 };

describe('positionMenu', () => {
  it('is under its button, with their ends aligned', () => {
    expect(positionMenu(button(8, 300), list, phone)).toEqual({
      side: 'below',
      left: 60,
      edge: 64,
      maxHeight: 568,
    });
  });

  it('is above when it does not fit below', () => {
    expect(positionMenu(button(500, 300), list, phone)).toMatchObject({ side: 'above', edge: 148 });
    expect(positionMenu(button(365, 300), list, phone).side).toBe('below');
  });

  it('has a distance to both sides of the window', () => {
    expect(positionMenu(button(8, 48), list, phone).left).toBe(12);
    expect(positionMenu(button(8, 330), list, phone).left).toBe(68);
    expect(positionMenu(button(8, 300), { ...list, width: 296 }, phone).left).toBe(12);
  });

  it('stays in the window when its button has been scrolled out of it', () => {
    expect(positionMenu(button(-300, 300), list, phone)).toMatchObject({
      side: 'below',
      edge: 8,
      maxHeight: 624,
    });
    expect(positionMenu(button(900, 300), list, phone)).toMatchObject({
      side: 'above',
      edge: 8,
      maxHeight: 624,
    });
  });
});
