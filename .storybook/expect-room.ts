import { expect } from 'storybook/test';
import { cutTexts } from '@janani/dev-support/src/cut-texts.ts';

/** Drawn to the pixel, a letter may stand out by a part of one. */
const LEEWAY_PX = 2;

/** Sheets of colours, drawings and all parts at once are for a desk. */
const SHEETS = 'Foundations/';

type Shown = { title: string; parameters: Record<string, unknown> };

/** Long words find their room: nothing is wider than the screen, no text is cut; save in a story that stands out of it on purpose. */
export const expectRoom = async ({ title, parameters }: Shown): Promise<void> => {
  if (title.startsWith(SHEETS) || parameters['standsOut'] === true) return;
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + LEEWAY_PX);
  await expect(cutTexts()).toEqual([]);
};
