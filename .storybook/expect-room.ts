import { expect } from 'storybook/test';
import { cutTexts } from '@janani/dev-support/src/cut-texts.ts';

/** At pixel precision, a letter may extend beyond its box by a fraction of a pixel. */
const LEEWAY_PX = 2;

/** Sheets of colours, drawings and all components are for large screens. */
const SHEETS = 'Foundations/';

type Shown = { title: string; parameters: Record<string, unknown> };

/**
 * Long words fit: nothing is wider than the screen, no text is clipped, except in a story that overflows on purpose.
 */
export const expectRoom = async ({ title, parameters }: Shown): Promise<void> => {
  if (title.startsWith(SHEETS) || parameters['standsOut'] === true) return;
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + LEEWAY_PX);
  await expect(cutTexts()).toEqual([]);
};
