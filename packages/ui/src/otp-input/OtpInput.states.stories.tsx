import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { codeOf } from './code-of.ts';
import { OtpInput } from './OtpInput.tsx';
import { ResendCountdown } from './ResendCountdown.tsx';

const meta = {
  title: 'Fields/OtpInput/States',
  component: OtpInput,
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta<typeof OtpInput>;
export default meta;

type Story = StoryObj<typeof meta>;

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const now = () => NOW;
const noop = () => {};
const TICKET = codeOf(/[A-Z0-9]/);

export const AllStates: Story = {
  args: { label: 'One-time code', value: '40' },
  render: () => (
    <StateGrid>
      <OtpInput label="Half" value="40" />
      <OtpInput label="Empty" value="" />
      <OtpInput label="Full" value="407123" />
      <OtpInput error="Please enter a 6-digit OTP" label="Wrong" value="40712" />
      <OtpInput isPending label="Being checked" value="407123" />
      <OtpInput isDisabled label="Disabled" value="40" />
      <OtpInput groups={[3, 3]} label="In groups" value="4071" />
      <OtpInput isMasked label="Masked" length={4} value="407" />
      <OtpInput characters={TICKET} label="Letters and digits" value="A1B2" />
      <ResendCountdown deadline={NOW + 24_000} now={now} onResend={noop} />
      <ResendCountdown deadline={NOW} now={now} onResend={noop} />
      <ResendCountdown deadline={NOW} isPending now={now} onResend={noop} />
    </StateGrid>
  ),
};

export const Focused: Story = {
  args: { label: 'One-time code', value: '407' },
  play: async () => {
    await userEvent.tab();
  },
};

/** An invalid code that is selected as a whole still has the colour of errors. */
export const WrongAndFocused: Story = {
  name: 'Wrong and focused',
  tags: ['OtpInput 5'],
  args: { label: 'One-time code', value: '407121', error: 'That code is not right.' },
  play: async ({ canvas, canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-otp-slot]')];
    const edges = () => new Set(boxes.map((box) => getComputedStyle(box).borderTopColor));
    await expect(edges().size).toBe(1);
    const [wrong] = edges();
    canvas.getByRole('textbox').focus();
    await waitFor(() => expect(boxes[0]).toHaveAttribute('data-active'));
    await expect(edges()).toEqual(new Set([wrong]));
    // The boxes of the missing digits are still visible.
    await expect(getComputedStyle(boxes[0]!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

/** In groups at 320 px and 200 % text, boxes and line stay in the row. */
export const GroupsNarrow: Story = {
  name: 'Groups at 320 px',
  tags: ['OtpInput 11'],
  globals: { viewport: { value: 'w320', isRotated: false }, textSize: '200%' },
  args: { label: 'One-time code', value: '407123', groups: [3, 3] },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-otp-slot]')];
    const row = boxes[0]!.parentElement!.getBoundingClientRect();
    const widths = boxes.map((box) => Math.round(box.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
    await expect(boxes.at(-1)!.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1);
    await expect(widths[0]).toBeGreaterThanOrEqual(40);
  },
};

/** At 200 % text and 320 px no digit and no caret overflows its box. */
export const LargeText: Story = {
  name: 'Large text',
  tags: ['WCAG 1.4.4'],
  globals: { viewport: { value: 'w320', isRotated: false }, textSize: '200%' },
  args: { label: 'One-time code', value: '407' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox').focus();
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-otp-slot]')];
    await expect(boxes).toHaveLength(6);
    await waitFor(() => expect(boxes[3]?.firstElementChild).not.toBeNull());
    for (const box of boxes) {
      await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    }
  },
};
