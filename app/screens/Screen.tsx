import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { getScreenUrl } from './screen-url.ts';
import { getThemeRules } from './theme-rules.ts';
import { createScene } from './create-scene.ts';
import type { ScreenProps } from './screen-props.ts';

export type { ScreenProps } from './screen-props.ts';

type ScreenFrameProps = {
  url: string;
  storyId: string;
  /** The window's by default. */
  height?: string;
};

/** A screen of the running product in an iframe, with a separate URL, storage and clock. */
const Screen = ({ url, storyId, height = '100dvh' }: ScreenFrameProps) => {
  const initialUrl = useRef(url);
  // Toolbar and controls change the URL, and so load a new page. Storybook renders the story again for them, but
  // runs its play function again only where the story is remounted.
  useEffect(() => {
    if (initialUrl.current === url) return;
    initialUrl.current = url;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [url, storyId]);
  return (
    // A new URL has to be a new page, but a change after `#` alone loads none. A sandbox that lets same-origin
    // scripts run isolates nothing (HTML standard, "The iframe element").
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={url}
      src={url}
      title="The product"
      style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
    />
  );
};

/** The URL of a story’s screen, from its controls and the toolbar. */
const getUrl = (props: ScreenProps, globals: Record<string, unknown>): string => {
  const scene = createScene(props, globals);
  return getScreenUrl({ ...scene, ...(scene.theme === 'nadi' ? { rules: getThemeRules('nadi') } : {}) });
};

/** The settings that all screens share; each file has its own tags, which Storybook reads without running it. */
export const screenMeta = {
  parameters: {
    layout: 'fullscreen',
    // `pnpm test screens` checks the frame's content.
    a11y: { test: 'off' },
  },
  argTypes: {
    scene: { table: { disable: true } },
    sessions: {
      description:
        'How many the backend holds; “as planted” are those of the sandbox. A change starts the screen anew.',
      control: 'select',
      options: ['as planted', 'none', 'forty-eight'],
    },
    fault: {
      description:
        'What goes wrong with its answers. A change starts the screen anew, and an error shows after three tries.',
      control: 'select',
      options: ['none', 'error', 'no answer', 'not JSON'],
    },
  },
  args: { sessions: 'as planted', fault: 'none' },
  render: (props, { globals, id }) => <Screen url={getUrl(props, globals)} storyId={id} />,
} satisfies Omit<Meta<ScreenProps>, 'title'>;

export type ScreenStory = StoryObj<ScreenProps>;
