import { expect } from 'storybook/test';

/** What lies in the middle of a control is the control, so that a test driver's `check()` and a touch find it. */
export const expectPressable = async (control: HTMLElement): Promise<void> => {
  control.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = control.getBoundingClientRect();
  await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(control);
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
};
