/** Opens a story of the built Storybook, and waits until its play function has ended, as in a reviewer's browser. */
import type { Page } from '@playwright/test';

type Size = { width: number; height: number };
type ErrorEvent = { message?: string; error?: { message?: string } };
type Channel = { on: (event: string, listener: (emitted: ErrorEvent) => void) => void };
type Story = {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> } };
};
type Preview = {
  currentRender?: { phase?: string };
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<Story>;
};
type Storybook = {
  __STORYBOOK_PREVIEW__: Preview;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  storyErrors?: string[];
};

/** The default viewport of a story (`@storybook/addon-vitest`). */
const DEFAULT_VIEWPORT: Size = { width: 1200, height: 900 };

/** Storybook's own two viewports, which stories may name in addition to ours (`MINIMAL_VIEWPORTS`). */
const STORYBOOK_VIEWPORTS: Record<string, Size> = {
  mobile1: { width: 320, height: 568 },
  desktop: { width: 1280, height: 1024 },
};

/** Reads each story's viewport from the built Storybook, because the iframe has no toolbar that would set it. */
export const readViewportSizes = async (
  page: Page,
  origin: string,
  ids: string[],
): Promise<Map<string, Size>> => {
  await page.goto(`${origin}/iframe.html?id=${ids[0]}&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const requested = await page.evaluate(async (storyIds) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook;
    await preview.ready();
    return Promise.all(
      storyIds.map(async (storyId) => {
        const { storyGlobals, parameters } = await preview.loadStory({ storyId });
        const name = storyGlobals?.viewport?.value;
        return [storyId, name, name ? parameters.viewport?.options?.[name]?.styles : undefined] as const;
      }),
    );
  }, ids);
  return new Map(
    requested.map(([id, name, styles]) => [
      id,
      styles
        ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
        : (STORYBOOK_VIEWPORTS[name ?? ''] ?? DEFAULT_VIEWPORT),
    ]),
  );
};

/** Shows a story, and returns the errors of its rendering and its play function. */
export const playStory = async (page: Page, origin: string, id: string, size: Size): Promise<string[]> => {
  await page.setViewportSize(size);
  await page.addInitScript(() => {
    const storybook = window as unknown as Storybook;
    storybook.storyErrors = [];
    const record = (emitted: ErrorEvent) =>
      storybook.storyErrors?.push(emitted.message ?? emitted.error?.message ?? '');
    let channel: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (newChannel: Channel) => {
        channel = newChannel;
        for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
          newChannel.on(event, record);
      },
    });
  });
  // The accessibility check is a separate test, and slow.
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(
    () =>
      /^(?:finished|errored|aborted)$/.test(
        (window as unknown as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
      ),
    undefined,
    { timeout: 45_000 },
  );
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, storyErrors } = window as unknown as Storybook;
    const phase = preview.currentRender?.phase;
    return [...(storyErrors ?? []), ...(phase === 'finished' ? [] : [`It ended as "${phase}".`])];
  });
};
