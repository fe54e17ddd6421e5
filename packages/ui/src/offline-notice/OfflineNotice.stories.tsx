import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BottomNav } from '../bottom-nav/index.ts';
import { HouseIcon, UserIcon } from '../icons/index.ts';
import { OfflineNotice, type OfflineNoticeProps } from './index.ts';

const POSITIONS = [
  { href: '#home', label: 'Home', icon: <HouseIcon /> },
  { href: '#profile', label: 'Profile', icon: <UserIcon /> },
];

/** A page that is longer than a screen, with a bar fixed to its end. */
const Page = ({ isOffline: isOfflineFirst }: OfflineNoticeProps) => {
  const [isOffline, setOffline] = useState(isOfflineFirst);
  return (
    <div>
      <div style={{ blockSize: '150vh' }}>
        <button onClick={() => setOffline(!isOffline)} type="button">
          Pull the plug
        </button>
      </div>
      <p>The last line</p>
      <BottomNav currentHref="#home" items={POSITIONS} />
      <OfflineNotice isOffline={isOffline} />
    </div>
  );
};

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  tags: ['!autodocs'],
  args: { isOffline: true },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w360', isRotated: false } },
} satisfies Meta<typeof OfflineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

/** It moves nothing, floats above the bar, and does not cover the end of the page. */
export const OnAPage: Story = {
  name: 'On a page',
  tags: ['OfflineNotice d'],
  args: { isOffline: false },
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    const fixed = [
      canvas.getByRole('navigation'),
      canvas.getByRole('button'),
      canvas.getByText('The last line'),
    ];
    const tops = () => fixed.map((element) => element.getBoundingClientRect().top);
    const before = tops();
    canvas.getByRole('button').click();
    const getNoticeBox = () => canvas.getByText(/^You’re offline/, { selector: 'p' }).getBoundingClientRect();
    await waitFor(() => expect(getNoticeBox().height).toBeGreaterThan(40));
    await expect(tops()).toEqual(before);
    const bar = () => canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar().top - getNoticeBox().bottom).toBeGreaterThan(8);
    await expect(bar().top - getNoticeBox().bottom).toBeLessThan(16);
    scrollTo(0, 99_999);
    await waitFor(() =>
      expect(getNoticeBox().top).toBeGreaterThan(
        canvas.getByText('The last line').getBoundingClientRect().bottom,
      ),
    );
    await expect(bar().top).toBeGreaterThanOrEqual(getNoticeBox().bottom);
  },
};
