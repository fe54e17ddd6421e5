import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { addressOf } from './address-of.ts';
import { rulesOf } from './rules-of.ts';
import { sceneOf } from './scene-of.ts';
import type { ScreenProps } from './screen-props.ts';

export type { ScreenProps } from './screen-props.ts';

/** A screen of the product as it runs: in a frame of its own, so that it has its own address, storage and clock. */
const Screen = ({ address, storyId }: { address: string; storyId: string }) => {
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
      style={{ display: 'block', inlineSize: '100%', blockSize: '100dvh', border: 0 }}
    />
  );
};

/** What all screens of the wall share; each file says its tags, which Storybook reads without running it. */
export const wall = {
  parameters: {
    layout: 'fullscreen',
    // The frame is looked at by a suite of its own (`pnpm test:wall`).
    a11y: { test: 'off' },
  },
  argTypes: {
    scene: { table: { disable: true } },
    sessions: { control: 'select', options: ['as planted', 'none', 'forty-eight'] },
    fault: { control: 'select', options: ['none', 'error', 'no answer', 'not JSON'] },
  },
  args: { sessions: 'as planted', fault: 'none' },
  render: (props, { globals, id }) => {
    const scene = sceneOf(props, globals);
    const rules = scene.theme === 'nadi' ? { rules: rulesOf('nadi') } : {};
    return <Screen address={addressOf({ ...scene, ...rules })} storyId={id} />;
  },
} satisfies Omit<Meta<ScreenProps>, 'title'>;

export type ScreenStory = StoryObj<ScreenProps>;
