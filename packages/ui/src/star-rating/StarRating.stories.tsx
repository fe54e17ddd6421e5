import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { getArrowKeys } from '../internal/stories/direction.testing.ts';
import { expectPressable } from '../internal/stories/expect-pressable.testing.ts';
import { StarRating, type StarRatingProps } from './StarRating.tsx';

const RatingWithValue = (props: StarRatingProps) => {
  const [value, setValue] = useState(props.value);
  const onChange = (next: number) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <StarRating {...props} onChange={onChange} value={value} />;
};

const meta = {
  title: 'Fields/StarRating',
  component: StarRating,
  tags: ['!autodocs'],
  args: { label: 'Your rating', value: 0, onChange: fn(), onBlur: fn() },
  render: (args) => <RatingWithValue {...args} />,
} satisfies Meta<typeof StarRating>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Five radios named "1 star" to "5 stars", with arrow-key navigation. */
export const Default: Story = {
  tags: ['trap 9'],
  play: async ({ canvas, args }) => {
    const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(names.length);
    const radios = names.map((name) => canvas.getByRole('radio', { name }));
    const { previous, next } = getArrowKeys();
    await userEvent.tab();
    await expect(radios[0]).toHaveFocus();
    await userEvent.keyboard(` ${next.repeat(3)}`);
    await expect(radios[3]).toHaveFocus();
    await expect(radios[3]).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard(previous);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getAllByText('3 stars')).toHaveLength(2);
  },
};

/** Each star is 48 px and can be pressed anywhere. */
export const Target: Story = {
  name: 'Target size',
  tags: ['StarRating 7'],
  play: async ({ canvas, args }) => {
    const label = canvas.getByRole('radio', { name: '4 stars' }).closest('label');
    if (!label) throw new Error('The star is not in a label, so pressing it would do nothing.');
    await expect(label.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    for (const star of canvas.getAllByRole('radio')) await expectPressable(star);
    await userEvent.click(label);
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(label.parentElement?.parentElement?.querySelectorAll('[data-filled]')).toHaveLength(4);
  },
};

/** A rating that is not required can be cleared, and focus stays in the group. */
export const Cleared: Story = {
  tags: ['StarRating 7'],
  args: { value: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear rating' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('4 stars', { selector: 'span[aria-hidden]' })).toBeNull();
    await expect(canvas.getByRole('radiogroup')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Required: Story = {
  args: { value: 4, isRequired: true, error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithError: Story = {
  args: { error: 'Please give at least one star', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please give at least one star');
  },
};

/** Each arrow moves in the direction that it points to. */
export const RightToLeft: Story = {
  name: 'Right to left',
  args: { value: 3 },
  globals: { direction: 'rtl', locale: 'ur-IN' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/** A read-only rating is a text, without radios. */
export const ReadOnly: Story = {
  name: 'Read only',
  tags: ['StarRating 7'],
  args: { label: 'App rating', value: 4.9, isReadOnly: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'App rating' });
    await expect(group).toHaveTextContent('4.9 out of 5');
    await expect(canvas.queryByRole('radio')).toBeNull();
    const [all, filled] = group.querySelectorAll('svg:not([viewBox])');
    await expect(filled?.getBoundingClientRect().width).toBeLessThan(all?.getBoundingClientRect().width ?? 0);
  },
};

export const Disabled: Story = {
  args: { value: 3, isDisabled: true, disabledReason: 'You can rate the session when it is over' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeDisabled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'You can rate the session when it is over',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
