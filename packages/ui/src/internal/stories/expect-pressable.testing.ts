import { expect } from 'storybook/test';

/**
 * The topmost element at the centre of a control is the control itself, so that a test driver's `check()` and a touch
 * reach it.
 */
export const expectPressable = async (control: HTMLElement): Promise<void> => {
  control.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = control.getBoundingClientRect();
  await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(control);
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
};
