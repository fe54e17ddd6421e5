import type { CDPSession, Locator, Page } from 'playwright';

/** Presses and releases the mouse at once, as the browser's own input: nothing waits for us in between. */
export const click = async (devtools: CDPSession, target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click on.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    devtools.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }),
    devtools.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }),
  ]);
};

/** The pause between the keys of a quick typist, in ms. */
const BETWEEN_KEYS = 80;

/** Lets what an event has left to do come to its end, as it does before a hand moves again. */
export const rest = (page: Page): Promise<void> => page.waitForTimeout(BETWEEN_KEYS);
