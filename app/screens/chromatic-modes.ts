import { type Mode, defaultMode } from '../../.storybook/modes.ts';

const createMode = (width: 320 | 360 | 1280, changes: Partial<Mode> = {}): Mode => ({
  ...defaultMode,
  viewport: { value: `w${width}` },
  ...changes,
});

/** Every screen has a screenshot at the width of this phone. */
const phone = { 'light 360': createMode(360) };

/** The other modes: over all screens each width is combined with each theme, language and text size. */
const otherModes: Record<string, Mode> = {
  'dark 360': createMode(360, { theme: 'dark' }),
  'light 1280': createMode(1280),
  'Hindi 360': createMode(360, { locale: 'hi-IN' }),
  'dark 1280': createMode(1280, { theme: 'dark' }),
  'light 320': createMode(320),
  'Hindi dark 1280': createMode(1280, { theme: 'dark', locale: 'hi-IN' }),
  'text 200 % 360': createMode(360, { textSize: '200%' }),
  'Hindi dark 320': createMode(320, { theme: 'dark', locale: 'hi-IN' }),
};

const names = Object.keys(otherModes);

/** All modes in which a screenshot of a screen may be taken. */
export const allModes: readonly string[] = [...Object.keys(phone), ...names];

const computeHash = (text: string) => Array.from(text).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * The modes in which Chromatic takes a screen: the phone's, and one of the others, chosen by a hash of the scene, so
 * that it is always the same. A hundred screens cost 200 screenshots.
 */
export const getChromaticModes = (scene: object): Record<string, Mode> => {
  const name = names[computeHash(JSON.stringify(scene)) % names.length]!;
  return { ...phone, [name]: otherModes[name]! };
};
