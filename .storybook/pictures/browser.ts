import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

/** The browser that pictures are taken in: a phone, drawn the same wherever it is started. */
export const pictureBrowser = {
  ...browserOptions,
  // A phone's scrollbar takes nothing of the width; a desktop's would cut off that much of a full page.
  ignoreDefaultArgs: browserOptions.ignoreDefaultArgs.filter((name) => name !== '--hide-scrollbars'),
  // Glyphs as their files draw them, not as the machine's settings would.
  args: [...browserOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
};
