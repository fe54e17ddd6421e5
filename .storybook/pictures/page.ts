/** A story in a page, as the camera meets it. */
import type { Page } from '@playwright/test';
import type { Mode } from '../modes.ts';

const NOW = new Date('2026-11-21T12:00:00+05:30');

type Preview = { currentRender?: { phase?: string } };

/** Opens a story in a mode, and waits until it stands: played, with its fonts and pictures. */
export const openStory = async (
  page: Page,
  origin: string,
  id: string,
  { theme, locale, direction }: Mode,
) => {
  await page.clock.setFixedTime(NOW);
  const globals = `theme:${theme};locale:${locale};direction:${direction};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const phase = await page.waitForFunction(() => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    return /^(?:finished|errored|aborted)$/.exec(preview?.currentRender?.phase ?? '')?.[0];
  });
  if ((await phase.jsonValue()) !== 'finished')
    throw new Error(`The story ${id} did not play to its end, so a picture would show something else.`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
};

/** The fonts of the machine that something on the page is drawn in. */
export const systemFontsOn = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName, glyphCount }) => `${familyName} (${glyphCount})`);
};
