import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

/** The browser that takes screenshots: a phone, rendered identically on every machine. */
export const screenshotBrowserOptions = {
  ...browserOptions,
  // A phone's scroll bar takes no width; a desktop's would cut off that much of a full page.
  ignoreDefaultArgs: browserOptions.ignoreDefaultArgs.filter((name) => name !== '--hide-scrollbars'),
  // Glyphs without the machine's hinting and antialiasing settings.
  args: [...browserOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
};
