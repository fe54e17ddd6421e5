import type { Decorator, Preview } from '@storybook/react-vite';
import '@janani/ui/theme.css';
import '@janani/ui/devanagari-headings.css';
// Not part of the package's own styles, because a product imports its theme itself.
import '../packages/ui/src/theme/themes/nadi.css.ts';
import { hindi } from '@janani/ui/messages/hi';
import { UiProvider } from '@janani/ui/provider';
import { pseudo } from 'virtual:pseudo-words';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { expectTextsToFit } from './expect-texts-to-fit.ts';
import { loadFonts } from './load-fonts.ts';
import { ThemedDocsContainer } from './docs-pages/docs-container.tsx';
import { getSystemTheme } from './docs-pages/system-theme.ts';
import { lengthenTexts } from './long-texts.ts';
import { showMoreContrast } from './more-contrast.ts';
import { setScriptDirection } from './script-direction.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import {
  contrasts,
  directions,
  languages,
  LONG_WORDS,
  type Mode,
  networks,
  chromaticModes,
  defaultMode,
  textSizes,
  themes,
  widths,
} from './modes.ts';

// As in packages/ui/test/test-timeouts.ts, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

const createToolbar = (
  name: string,
  icon: 'circlehollow' | 'contrast' | 'globe' | 'transfer' | 'zoom',
  items: typeof themes,
) => ({
  description: name,
  toolbar: { icon, items, dynamicTitle: true },
});

const ModeDecorator: Decorator = (Story, { globals }) => {
  const { theme, contrast, locale, direction, textSize } = {
    ...defaultMode,
    ...(globals as Partial<Mode>),
    ...pseudo,
  };
  setScriptDirection(direction);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.lang = locale;
    root.style.fontSize = textSize;
    return locale === LONG_WORDS || pseudo ? lengthenTexts(document.body) : undefined;
  }, [theme, locale, textSize]);
  useEffect(() => (contrast === 'more' ? showMoreContrast() : undefined), [contrast]);
  return (
    // Remounted: react-aria reads the direction once for a language.
    <UiProvider
      key={direction}
      locale={locale}
      messages={pseudo?.messages ?? (locale === 'hi-IN' ? hindi : undefined)}
    >
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: pseudo ? 'off' : 'error',
      // Off by default, as every rule of WCAG 2.2.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    layout: 'padded',
    docs: { container: ThemedDocsContainer },
    viewport: { options: widths },
    // Only state stories set `disableSnapshot: false`; the others animate, so their screenshots would differ.
    chromatic: { modes: chromaticModes, disableSnapshot: true },
    options: {
      storySort: {
        order: [
          'Start',
          'Status and accessibility',
          'Changelog, before and after',
          'Requirements',
          'Foundations',
          'Controls',
          'Fields',
          'Feedback',
          'Navigation',
          'Parts',
          'Screens',
        ],
      },
    },
  },
  globalTypes: {
    theme: createToolbar('Theme', 'circlehollow', themes),
    contrast: createToolbar('Contrast', 'contrast', contrasts),
    locale: createToolbar('Language', 'globe', languages),
    direction: createToolbar('Direction', 'transfer', directions),
    textSize: createToolbar('Text size', 'zoom', textSizes),
    network: createToolbar('Network', 'transfer', networks),
  },
  initialGlobals: {
    ...defaultMode,
    direction: import.meta.env.STORYBOOK_DIRECTION ?? defaultMode.direction,
    ...(pseudo ? { viewport: { value: 'w320' } } : { theme: getSystemTheme() }),
  },
  afterEach: pseudo ? expectTextsToFit : waitForAnimations,
  loaders: [loadFonts],
  decorators: [ModeDecorator],
};

export default preview;
