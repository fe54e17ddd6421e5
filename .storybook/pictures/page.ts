/** A story in a page, as the camera meets it. */
import type { Frame, Page } from '@playwright/test';
import type { Mode } from '../modes.ts';

const NOW = new Date('2026-11-21T12:00:00+05:30');

type Preview = {
  currentRender?: { id?: string; phase?: string };
  onSetCurrentStory: (selection: { storyId: string; viewMode: 'story' }) => Promise<void>;
};

/** Waits until a story has played to its end. */
const played = async (page: Page, id: string) => {
  const phase = await page.waitForFunction((story) => {
    const render = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === story && /^(?:finished|errored|aborted)$/.exec(render.phase ?? '')?.[0];
  }, id);
  if ((await phase.jsonValue()) !== 'finished')
    throw new Error(`The story ${id} did not play to its end, so a picture would show something else.`);
};

/** Waits until no font and no picture is on its way. */
const drawn = (frame: Frame) =>
  frame.evaluate(async () => {
    await document.fonts.ready;
    // One that is lazy and out of sight never comes.
    const coming = [...document.images].filter((image) => image.complete || image.loading !== 'lazy');
    await Promise.all(coming.map((image) => image.decode().catch(() => {})));
  });

/** Opens a story in a mode, and waits until it stands: played, with its fonts and pictures. */
export const openStory = async (
  page: Page,
  origin: string,
  id: string,
  { theme, contrast, locale, direction }: Mode,
) => {
  await page.clock.setFixedTime(NOW);
  const globals = `theme:${theme};contrast:${contrast};locale:${locale};direction:${direction};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await played(page, id);
  await page.waitForLoadState('networkidle');
  await Promise.all(page.frames().map(drawn));
};

/** Goes to another story as Storybook’s own list does: the page stays. */
export const changeStory = async (page: Page, id: string) => {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    void preview.onSetCurrentStory({ storyId, viewMode: 'story' });
  }, id);
  await played(page, id);
  await Promise.all(page.frames().map(drawn));
};

/** The fonts of the machine that something on the page is drawn in. */
export const systemFontsOn = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  // Of an element it tells the fonts of the texts that are its own, and not of those deeper in it.
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body, body *',
  });
  const asked = nodeIds.map((nodeId) =>
    // What went while it was asked, such as a toast's time, is not in the picture.
    session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] })),
  );
  const used = (await Promise.all(asked)).flatMap(({ fonts }) => fonts);
  await session.detach();
  return [...new Set(used.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName))];
};
