import { type ScreenProps, type ScreenStory, Screen, addressFor } from '../Screen.tsx';
import type { Look, Width } from './points.ts';
import { type Change, SideBySide } from './SideBySide.tsx';

type PairProps = ScreenProps & { width: Width };

const lookOf = ({ theme, locale }: Record<string, unknown>): Look => {
  if (locale === 'hi-IN') return 'Hindi';
  return theme === 'dark' ? 'dark' : 'light';
};

/** A screen of the wall with its picture of before, under its ID in Storybook, and what is different. */
export const pair = (story: string, { args, play }: ScreenStory, change: Change) => ({
  args: { ...args, width: 360 as Width },
  argTypes: { width: { control: 'inline-radio', options: [360, 1280] } },
  parameters: { chromatic: { disableSnapshot: true } },
  ...(play ? { play } : {}),
  render: (props: PairProps, { globals, id }: { globals: Record<string, unknown>; id: string }) => (
    <SideBySide story={story} width={props.width} look={lookOf(globals)} change={change}>
      <Screen address={addressFor(props, globals)} storyId={id} height="100%" />
    </SideBySide>
  ),
});
