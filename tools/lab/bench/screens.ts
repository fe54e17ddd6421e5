import type { BrowserContextOptions } from 'playwright';

/** The screens on which pages are opened. */
export type Screen = 'desktop' | 'phone';

/** A narrow touch screen, on which our dropdown opens as a tray. */
export const SCREENS: Readonly<Record<Screen, BrowserContextOptions>> = {
  desktop: { viewport: { width: 800, height: 600 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
