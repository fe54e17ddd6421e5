import type { Decorator, Preview } from '@storybook/react-vite';
import '@janani/ui/theme.css';
import '@janani/ui/devanagari-headings.css';
// Not part of the package's own styles, because a product imports its theme itself.
import '../packages/ui/src/theme/themes/nadi.css.ts';
import { UiProvider } from '@janani/ui/provider';
import { pseudo } from 'virtual:pseudo-words';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { expectRoom } from './expect-room.ts';
import { fontsFirst } from './fonts-first.ts';
import { PageContainer } from './docs-pages/docs-container.tsx';
import { systemTheme } from './docs-pages/system-theme.ts';
import { lengthenIn } from './long-texts.ts';
import { showMoreContrast } from './more-contrast.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import {
  contrasts,
  directions,
  languages,
  LONG_WORDS,
  type Mode,
  networks,
  chromaticModes,
  plain,
  textSizes,
  themes,
  widths,
} from './modes.ts';

// As in packages/ui/test/test-timeouts.ts, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

const toolbar = (
  name: string,
  icon: 'circlehollow' | 'contrast' | 'globe' | 'transfer' | 'zoom',
  items: typeof themes,
) => ({
  description: name,
  toolbar: { icon, items, dynamicTitle: true },
});

const ModeDecorator: Decorator = (Story, { globals }) => {
  const { theme, contrast, locale, direction, textSize } = {
    ...plain,
    ...(globals as Partial<Mode>),
    ...pseudo,
  };
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.lang = locale;
    root.dir = direction;
    root.style.fontSize = textSize;
    return locale === LONG_WORDS || pseudo ? lengthenIn(document.body) : undefined;
  }, [theme, locale, direction, textSize]);
  useEffect(() => (contrast === 'more' ? showMoreContrast() : undefined), [contrast]);
  return (
    <UiProvider locale={locale} messages={pseudo?.messages}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: pseudo ? 'off' : 'error' },
    layout: 'padded',
    docs: { container: PageContainer },
    viewport: { options: widths },
    // Stories for readers animate and wait; those for screenshots set `disableSnapshot: false`.
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
    theme: toolbar('Theme', 'circlehollow', themes),
    contrast: toolbar('Contrast', 'contrast', contrasts),
    locale: toolbar('Language', 'globe', languages),
    direction: toolbar('Direction', 'transfer', directions),
    textSize: toolbar('Text size', 'zoom', textSizes),
    network: toolbar('Network', 'transfer', networks),
  },
  initialGlobals: pseudo ? { ...plain, viewport: { value: 'w320' } } : { ...plain, theme: systemTheme() },
  afterEach: pseudo ? expectRoom : waitForAnimations,
  loaders: [fontsFirst],
  decorators: [ModeDecorator],
};

export default preview;
