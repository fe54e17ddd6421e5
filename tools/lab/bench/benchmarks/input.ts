import type { Locator, Page } from 'playwright';
import type { Visit } from '../benchmark.ts';

const getCenter = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Presses and releases as native browser input, without a round trip in between. */
export const press = async ({ devtools, screen }: Visit, target: Locator): Promise<void> => {
  const center = await getCenter(target);
  if (screen === 'phone') {
    await Promise.all([
      devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [center] }),
      devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
    return;
  }
  const click = { ...center, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    devtools.send('Input.dispatchMouseEvent', { ...click, type: 'mousePressed' }),
    devtools.send('Input.dispatchMouseEvent', { ...click, type: 'mouseReleased' }),
  ]);
};

/** The pause between keys in fast typing, in ms. */
const BETWEEN_KEYS = 80;

/** Lets pending work of an event finish, as it does between two inputs of a user. */
export const waitBetweenKeys = (page: Page): Promise<void> => page.waitForTimeout(BETWEEN_KEYS);
