/** Opens stories in a page, so that a screenshot can be taken. */
import type { Frame, Page } from '@playwright/test';
import type { Mode } from '../modes.ts';

const NOW = new Date('2026-11-21T12:00:00+05:30');

type Preview = {
  currentRender?: { id?: string; phase?: string };
  onSetCurrentStory: (selection: { storyId: string; viewMode: 'story' }) => Promise<void>;
};

/** Waits until the play function of a story has finished. */
const waitForPlay = async (page: Page, id: string) => {
  const phase = await page.waitForFunction((story) => {
    const render = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === story && /^(?:finished|errored|aborted)$/.exec(render.phase ?? '')?.[0];
  }, id);
  if ((await phase.jsonValue()) !== 'finished')
    throw new Error(`The story ${id} did not play to its end, so a screenshot would show something else.`);
};

/** Waits until all fonts and images have loaded. */
const waitForAssets = (frame: Frame) =>
  frame.evaluate(async () => {
    await document.fonts.ready;
    // A lazy image out of view never loads.
    const pendingImages = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
    await Promise.all(pendingImages.map((image) => image.decode().catch(() => {})));
  });

/** Opens a story in a mode, and waits until it is stable: played, with its fonts and images. */
export const openStory = async (
  page: Page,
  origin: string,
  id: string,
  { theme, contrast, locale, direction }: Mode,
) => {
  await page.clock.setFixedTime(NOW);
  const globals = `theme:${theme};contrast:${contrast};locale:${locale};direction:${direction};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await waitForPlay(page, id);
  await page.waitForLoadState('networkidle');
  await Promise.all(page.frames().map(waitForAssets));
};

/** Opens another story as Storybook’s own sidebar does: without a reload. */
export const changeStory = async (page: Page, id: string) => {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    void preview.onSetCurrentStory({ storyId, viewMode: 'story' });
  }, id);
  await waitForPlay(page, id);
  await Promise.all(page.frames().map(waitForAssets));
};

/** The system fonts in which elements of the page are rendered. */
export const findSystemFonts = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  // `getPlatformFontsForNode` ignores the text nodes of descendants, so every element is queried.
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    // The browser's own text of a file input is transparent.
    selector: 'body, body :not(input[type="file"])',
  });
  const requests = nodeIds.map((nodeId) =>
    // An element that was removed meanwhile, such as a toast, is not in the screenshot.
    session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] })),
  );
  const used = (await Promise.all(requests)).flatMap(({ fonts }) => fonts);
  await session.detach();
  return [...new Set(used.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName))];
};
