import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { OtpInput, type OtpInputHandle, type OtpInputProps } from './OtpInput.tsx';

const OtpInputWithValue = (props: OtpInputProps) => {
  const [code, setCode] = useState(props.value ?? '');
  const onChange = (next: string) => {
    setCode(next);
    props.onChange?.(next);
  };
  return <OtpInput {...props} onChange={onChange} value={code} />;
};

const meta = {
  title: 'Fields/OtpInput',
  component: OtpInput,
  args: {
    label: 'Verification code',
    description: '6-digit code sent to +91 98765 43210',
    onChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <OtpInputWithValue {...args} />,
} satisfies Meta<typeof OtpInput>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[data-otp-slot]')];
const getActiveBoxes = (canvasElement: HTMLElement) =>
  boxes(canvasElement).flatMap((box, index) => (box.hasAttribute('data-active') ? [index + 1] : []));

/** Typing fills six boxes one after the other, digits only. */
export const Typing: Story = {
  tags: ['OT-01', 'OT-02', 'OT-03'],
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(boxes(canvasElement)).toHaveLength(6);
    await expect(getActiveBoxes(canvasElement)).toEqual([1]);
    await userEvent.keyboard('12a3');
    await expect(input).toHaveValue('123');
    await expect(getActiveBoxes(canvasElement)).toEqual([4]);
    await expect(boxes(canvasElement).map((box) => box.textContent)).toEqual(['1', '2', '3', '', '', '']);
    await userEvent.keyboard('456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** Backspace clears a box and moves back. */
export const Backspace: Story = {
  tags: ['OT-04'],
  args: { value: '123456' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await waitFor(() => expect(getActiveBoxes(canvasElement)).toEqual([6]));
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('12345');
    await expect(getActiveBoxes(canvasElement)).toEqual([6]);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('123');
    await expect(getActiveBoxes(canvasElement)).toEqual([4]);
  },
};

/** Home, End and arrows select the box that the next digit replaces. */
export const Arrows: Story = {
  name: 'Arrow keys',
  tags: ['OtpInput 1'],
  args: { value: '123456' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}9');
    await expect(input).toHaveValue('193456');
    await expect(getActiveBoxes(canvasElement)).toEqual([3]);
    await userEvent.keyboard('{End}{ArrowLeft}0');
    await expect(input).toHaveValue('193406');
  },
};

/** A tap on a box selects it, and every box is at least 44 px. */
export const Tapping: Story = {
  name: 'Tapping a box',
  tags: ['OtpInput 1'],
  args: { value: '123456' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    const second = boxes(canvasElement)[1]?.getBoundingClientRect();
    if (!second) throw new Error('There is no second box.');
    await expect(second.width).toBeGreaterThanOrEqual(44);
    const at = { clientX: second.x + second.width / 2, clientY: second.y + second.height / 2 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: input, coords: at }]);
    await expect(getActiveBoxes(canvasElement)).toEqual([2]);
    await userEvent.keyboard('0');
    await expect(input).toHaveValue('103456');
  },
};

/** Autofill enters the whole code with one input event. */
export const Autofill: Story = {
  tags: ['OtpInput d'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await fireEvent.input(input, { target: { value: '407123' } });
    await expect(input).toHaveValue('407123');
    await expect(args.onComplete).toHaveBeenCalledWith('407123');
  },
};

const MESSAGE = 'Your code is 246810.\nValid 10 min. Do not share.';

/** A pasted message gives its code, since no `maxLength` truncates it first. */
export const Pasting: Story = {
  name: 'Pasting a message',
  tags: ['trap 3'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).not.toHaveAttribute('maxlength');
    await userEvent.click(input);
    for (const [text, code] of [
      ['123 456', '123456'],
      [MESSAGE, '246810'],
      ['१२३४५६', '123456'],
      ['G-654321', '654321'],
    ] as const) {
      await userEvent.paste(text);
      await expect(input).toHaveValue(code);
    }
  },
};

/** An invalid code shows an error, is selected as a whole and replaced by typing. */
export const WithError: Story = {
  name: 'Wrong code',
  tags: ['OtpInput 5', 'OtpInput 6'],
  args: { value: '407121', error: 'Please enter a 6-digit OTP' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a 6-digit OTP');
    await userEvent.tab();
    await expect(getActiveBoxes(canvasElement)).toEqual([1, 2, 3, 4, 5, 6]);
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('5');
  },
};

/** An incomplete code that was rejected retains its digits, and the next is appended. */
export const IncompleteWithError: Story = {
  name: 'Incomplete code',
  tags: ['OT-11'],
  args: { value: '40712', error: 'Please enter a 6-digit OTP' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox').focus();
    await waitFor(() => expect(getActiveBoxes(canvasElement)).toEqual([6]));
    await userEvent.keyboard('3');
    await expect(canvas.getByRole('textbox')).toHaveValue('407123');
    await expect(getActiveBoxes(canvasElement)).toEqual([6]);
  },
};

const Cleared = (props: OtpInputProps) => {
  const handle = useRef<OtpInputHandle>(null);
  const clear = () => {
    handle.current?.clear();
    handle.current?.focus();
  };
  return (
    <>
      <OtpInputWithValue {...props} ref={handle} />
      <Button onPress={clear}>Empty the boxes</Button>
    </>
  );
};

/** The boxes can be emptied and focused from outside. */
export const Clearing: Story = {
  name: 'Cleared from outside',
  tags: ['OT-07'],
  args: { value: '40' },
  render: (args) => <Cleared {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(getActiveBoxes(canvasElement)).toEqual([1]);
  },
};

/** While the code is being checked it can be read, not changed. */
export const Pending: Story = {
  name: 'Being checked',
  tags: ['OtpInput 6'],
  args: { value: '407123', isPending: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('407123');
  },
};

/** On a right-to-left page the code still reads from left to right. */
export const RightToLeft: Story = {
  name: 'Right to left',
  tags: ['OtpInput 8'],
  args: { value: '40' },
  decorators: [
    (ThisStory) => (
      <div dir="rtl">
        <ThisStory />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = boxes(canvasElement).map((box) => box.getBoundingClientRect().x);
    await expect(first).toBeLessThan(second ?? 0);
    canvas.getByRole('textbox').focus();
    await waitFor(() => expect(getActiveBoxes(canvasElement)).toEqual([3]));
    await userEvent.keyboard('7{Home}1');
    await expect(canvas.getByRole('textbox')).toHaveValue('107');
  },
};

/** The boxes are visible, not the input over them, and iOS does not zoom into it. */
export const NothingOverIt: Story = {
  name: 'Nothing over the boxes',
  tags: ['OtpInput 8'],
  args: { value: '40' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    const computedStyle = getComputedStyle(input);
    await expect(computedStyle.color).toBe('rgba(0, 0, 0, 0)');
    await expect(computedStyle.caretColor).toBe('rgba(0, 0, 0, 0)');
    await expect(Number.parseFloat(computedStyle.fontSize)).toBeGreaterThanOrEqual(16);
    await expect(input.closest('[translate="no"]')).not.toBeNull();
    input.focus();
    const [, , third] = boxes(canvasElement);
    await waitFor(() => expect(third?.firstElementChild).toBeVisible());
  },
};

export const Disabled: Story = { args: { value: '40', isDisabled: true } };

/** Enter submits the surrounding form. */
export const InAForm: Story = {
  name: 'In a form',
  tags: ['OtpInput 9'],
  args: { name: 'code', value: '407123' },
  render: (args) => {
    const onSubmit = args.onComplete;
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = new FormData(event.currentTarget).get('code');
          if (typeof code === 'string') onSubmit?.(code);
        }}
      >
        <OtpInputWithValue {...args} onComplete={undefined} />
      </form>
    );
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onComplete).toHaveBeenCalledWith('407123');
  },
};
