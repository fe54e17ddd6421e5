import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { addressOf } from './address-of.ts';
import { rulesOf } from './rules-of.ts';
import { sceneOf } from './scene-of.ts';
import type { ScreenProps } from './screen-props.ts';

export type { ScreenProps } from './screen-props.ts';

type ScreenFrameProps = {
  address: string;
  storyId: string;
  /** The window's, if it is no other. */
  height?: string;
};

/** A screen of the product as it runs: in a frame of its own, so that it has its own address, storage and clock. */
const Screen = ({ address, storyId, height = '100dvh' }: ScreenFrameProps) => {
  const begunAt = useRef(address);
  // Toolbar and controls change the address, and so begin a new page; Storybook draws the story anew for them, but plays
  // it again only where it is mounted again.
  useEffect(() => {
    if (begunAt.current === address) return;
    begunAt.current = address;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [address, storyId]);
  return (
    // A new address is a new page: a change of what stands after `#` alone loads none. A sandbox that lets our own
    // scripts be of our own origin keeps nothing out (HTML standard, "The iframe element").
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={address}
      src={address}
      title="The product"
      style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
    />
  );
};

/** The address of a story’s screen, as its controls and the toolbar say. */
const addressFor = (props: ScreenProps, globals: Record<string, unknown>): string => {
  const scene = sceneOf(props, globals);
  return addressOf({ ...scene, ...(scene.theme === 'nadi' ? { rules: rulesOf('nadi') } : {}) });
};

/** What all screens share; each file says its tags, which Storybook reads without running it. */
export const screenMeta = {
  parameters: {
    layout: 'fullscreen',
    // The frame is looked at by a suite of its own (`pnpm test screens`).
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
  render: (props, { globals, id }) => <Screen address={addressFor(props, globals)} storyId={id} />,
} satisfies Omit<Meta<ScreenProps>, 'title'>;

export type ScreenStory = StoryObj<ScreenProps>;
