import type { BrowserContextOptions } from 'playwright';

/** What a page is shown on. */
export type Screen = 'desktop' | 'phone';

/** A phone is a narrow touch screen: there our dropdown opens as a tray. */
export const SCREENS: Readonly<Record<Screen, BrowserContextOptions>> = {
  desktop: { viewport: { width: 800, height: 600 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
