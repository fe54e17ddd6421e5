import { expect } from 'storybook/test';
import { findClippedTexts } from '@janani/dev-support/src/find-clipped-texts.ts';

/** A glyph may extend beyond its box by a fraction of a pixel. */
const TOLERANCE_PX = 2;

/** The stories of colours, illustrations and all components are for large screens. */
const FOUNDATIONS_PREFIX = 'Foundations/';

type StoryContext = { title: string; parameters: Record<string, unknown> };

/**
 * Expects that no element is wider than the screen and no text is clipped, except in a story that overflows on purpose.
 */
export const expectTextsToFit = async ({ title, parameters }: StoryContext): Promise<void> => {
  if (title.startsWith(FOUNDATIONS_PREFIX) || parameters['standsOut'] === true) return;
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + TOLERANCE_PX);
  await expect(findClippedTexts()).toEqual([]);
};
