import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { withValue } from '../internal/stories/with-value.tsx';
import { TextArea } from './TextArea.tsx';

const FieldWithValue = withValue(TextArea);

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Comment', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <FieldWithValue {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter inserts a line and Tab leaves; the label is its name. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const textArea = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.tab();
    await expect(textArea).toHaveFocus();
    await userEvent.keyboard('श्री{Enter}b');
    await expect(textArea).toHaveValue('श्री\nb');
    await expect(args.onChange).toHaveBeenLastCalledWith('श्री\nb');
    await userEvent.tab();
    await expect(textArea).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Grows with its text, shrinks again, and scrolls beyond its maximum height. */
export const Grows: Story = {
  name: 'Growing',
  tags: ['TextArea 6'],
  play: async ({ canvas }) => {
    const textArea = canvas.getByRole('textbox');
    const height = () => textArea.getBoundingClientRect().height;
    const emptyHeight = height();
    await userEvent.click(textArea);
    await userEvent.paste('1\n2\n3\n4\n5\n6\n');
    const grownHeight = height();
    await expect(grownHeight).toBeGreaterThan(emptyHeight * 1.7);
    await expect(textArea.scrollHeight).toBeLessThanOrEqual(textArea.clientHeight);
    await userEvent.paste('A long line that has to wrap somewhere. '.repeat(60));
    await expect(height()).toBeLessThanOrEqual(320);
    await expect(textArea.scrollHeight).toBeGreaterThan(textArea.clientHeight);
    // The copy that determines the height holds no more than can be seen: it would take seconds to lay out.
    const longText = 'A word. '.repeat(20_000);
    await fireEvent.change(textArea, { target: { value: longText } });
    await expect(textArea).toHaveValue(longText);
    await expect(textArea.parentElement!.dataset['text']!.length).toBeLessThan(longText.length / 10);
    await userEvent.clear(textArea);
    await expect(height()).toBe(emptyHeight);
  },
};

const LIMIT = 10;

/** The count is announced at 80 % and 100 %, not at every key, and truncates nothing. */
export const Counted: Story = {
  name: 'With a count',
  tags: ['TextArea 6'],
  args: { characterLimit: LIMIT },
  play: async ({ canvas, canvasElement }) => {
    const textArea = canvas.getByRole('textbox');
    await expect(textArea).toHaveAccessibleDescription('Up to 10 characters');
    await expect(textArea).not.toHaveAttribute('maxlength');
    const liveRegion = [...canvasElement.querySelectorAll('[aria-live]')].find(
      (element) => element.tagName === 'SPAN',
    );
    if (!liveRegion) throw new Error('There is no live region, so the count would not be announced.');
    const announcements: (string | null)[] = [];
    const observer = new MutationObserver(() => announcements.push(liveRegion.textContent));
    observer.observe(liveRegion, { childList: true, characterData: true, subtree: true });
    await userEvent.type(textArea, '0123456789ab');
    observer.disconnect();
    await expect(announcements).toEqual([
      '2 characters left',
      'No characters left',
      'Too long. Please shorten the text.',
    ]);
    await expect(textArea).toHaveValue('0123456789ab');
    await expect(canvas.getByText('12/10')).toBeVisible();
  },
};

/** An error replaces the hint and describes the field. */
export const WithError: Story = {
  name: 'With an error',
  args: { description: 'What helped you most?', error: 'Please write a comment', isRequired: true },
  play: async ({ canvas }) => {
    const textArea = canvas.getByRole('textbox');
    await expect(textArea).toBeInvalid();
    await expect(textArea).toBeRequired();
    await expect(textArea).toHaveAccessibleDescription('Please write a comment');
    await expect(canvas.queryByText('What helped you most?')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { label: 'Bio', value: 'First-time mother. Loves gardening.', isReadOnly: true },
  play: async ({ canvas }) => {
    const textArea = canvas.getByRole('textbox', { name: 'Bio' });
    await userEvent.tab();
    await expect(textArea).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(textArea).toHaveValue('First-time mother. Loves gardening.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'Give a rating first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', 'Give a rating first');
  },
};
