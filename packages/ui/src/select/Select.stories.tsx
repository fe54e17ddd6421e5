import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withValue } from '../internal/stories/with-value.tsx';
import { Select } from './Select.tsx';
import type { SelectItem } from './select-props.ts';

const FieldWithValue = withValue(Select);

const STATES: SelectItem[] = ['Goa', 'Gujarat', 'Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

const meta = {
  title: 'Fields/Select',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'State', items: STATES, value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens, moves, selects and restores focus by keyboard. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: /State/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('listbox', { name: 'State' });
    await userEvent.keyboard('mah');
    await expect(page.getByRole('option', { name: 'Maharashtra' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('5');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(/Maharashtra/);
  },
};

export const Loading: Story = {
  args: { items: [], status: 'loading', loadingText: 'Loading states...' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Loading states\.\.\./ }));
    await expect(within(canvasElement.ownerDocument.body).queryByRole('listbox')).toBeNull();
  },
};

/** A list that fails once and then loads. */
const FailingOnce = ({ onRetry }: { onRetry: () => void }) => {
  const [status, setStatus] = useState<'failed' | 'loading' | 'ready'>('failed');
  const retry = () => {
    onRetry();
    setStatus('loading');
    setTimeout(() => setStatus('ready'), 100);
  };
  return (
    <Select
      error={status === 'failed' ? 'Failed to fetch states' : undefined}
      failedText="Failed to load states"
      items={status === 'ready' ? STATES : []}
      label="State"
      loadingText="Loading states..."
      onRetry={retry}
      status={status}
      value=""
    />
  );
};

const onRetry = fn();

/** A failed list is loaded again in place, and focus stays on it. */
export const Failed: Story = {
  name: 'List that failed',
  tags: ['Select 4'],
  render: () => <FailingOnce onRetry={onRetry} />,
  play: async ({ canvas }) => {
    onRetry.mockClear();
    const button = canvas.getByRole('button', { name: /Failed to load states Retry/ });
    await expect(button).toHaveAccessibleDescription('Failed to fetch states');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleName(/Loading states\.\.\./);
    await waitFor(() => expect(button).toHaveAccessibleName(/Choose/));
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { label: 'Doctor', isDisabled: true, disabledReason: 'Choose a hospital first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Choose a hospital first/ })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: '5', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'State' })).toHaveValue('Maharashtra');
  },
};

const pressOther = fn();

/** While the list is open, a press outside closes it and activates nothing else: no button, no frame. */
export const PressBeside: Story = {
  name: 'Press beside the list',
  tags: ['Select 5'],
  render: (args) => (
    <>
      <button onClick={pressOther} type="button">
        Other
      </button>
      <iframe sandbox="" srcDoc="<p>Frame</p>" style={{ blockSize: 60 }} title="Frame" />
      <FieldWithValue {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    pressOther.mockClear();
    const button = canvas.getByRole('button', { name: /State/ });
    for (const adjacent of [canvas.getByText('Other'), canvas.getByTitle('Frame')])
      for (const keys of ['[MouseLeft]', '[TouchA]']) {
        await userEvent.click(button);
        await expect(canvas.getByRole('option', { name: 'Goa' })).toHaveFocus();
        const { left, top, height } = adjacent.getBoundingClientRect();
        const hitElement = document.elementFromPoint(left + 10, top + height / 2) as HTMLElement;
        await userEvent.pointer({ keys, target: hitElement });
        await expect(canvas.queryByRole('listbox')).toBeNull();
        await expect(button).toHaveFocus();
      }
    await expect(pressOther).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Other'));
    await expect(pressOther).toHaveBeenCalledOnce();
  },
};

/**
 * The visible area is too low for two rows beside the control: the list covers it, and the selected row is fully
 * visible.
 */
export const LowWindow: Story = {
  name: 'Low window',
  tags: ['Select 6'],
  args: { value: '6' },
  beforeEach: () => {
    const property = Object.getOwnPropertyDescriptor(window, 'visualViewport') as PropertyDescriptor;
    return () => void Object.defineProperty(window, 'visualViewport', property);
  },
  play: async ({ canvas }) => {
    const height = 154;
    const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height });
    Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(height);
    const fullyVisibleRows = canvas.getAllByRole('option').filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      // The list still grows into place, and Chromium rounds the edges of a scaled element differently.
      return top >= list.top - 0.5 && bottom <= list.bottom + 0.5;
    });
    await expect(fullyVisibleRows.length).toBeGreaterThanOrEqual(2);
    await expect(fullyVisibleRows).toContain(canvas.getByRole('option', { name: 'Tamil Nadu' }));
  },
};

/** Back closes the list and does not leave the page. */
export const Back: Story = {
  tags: ['Select 7'],
  args: { closesOnBack: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /State/ });
    // Removes the entries that another story went back from, which count otherwise.
    history.pushState(null, '');
    const before = history.length;
    await userEvent.click(button);
    await expect(history.length).toBe(before + 1);
    history.back();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
