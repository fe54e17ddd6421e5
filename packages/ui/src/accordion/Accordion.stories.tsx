import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion, AccordionItem } from './index.ts';

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  tags: ['!autodocs'],
  args: {
    children: [
      <AccordionItem key="join" title="How do I join a session?">
        Open the session and press Join. The button is there ten minutes before it begins.
      </AccordionItem>,
      <AccordionItem key="camera" title="Must my camera be on?">
        No. Most people listen with the camera off.
      </AccordionItem>,
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const sections = (canvas: HTMLElement) => [...canvas.querySelectorAll('details')];

/** Tab reaches each button, which opens and closes its section; several may be open. */
export const SeveralOpen: Story = {
  play: async ({ canvasElement }) => {
    const [join, camera] = sections(canvasElement);
    await userEvent.tab();
    await expect(join?.querySelector('summary')).toHaveFocus();
    await userEvent.click(document.activeElement!);
    await waitFor(() => expect(join).toHaveAttribute('open'));
    await userEvent.tab();
    await expect(camera?.querySelector('summary')).toHaveFocus();
    await userEvent.click(document.activeElement!);
    await waitFor(() => expect(camera).toHaveAttribute('open'));
    await userEvent.click(document.activeElement!);
    await waitFor(() => expect(camera).not.toHaveAttribute('open'));
    await expect(join).toHaveAttribute('open');
  },
};

/** Opening a section closes the one that was open; the browser does it, without a script too. */
export const OneAtATime: Story = {
  args: { isExclusive: true, headingLevel: 3 },
  play: async ({ canvas, canvasElement }) => {
    const [join, camera] = sections(canvasElement);
    canvas.getByText('How do I join a session?').click();
    await waitFor(() => expect(join).toHaveAttribute('open'));
    canvas.getByRole('heading', { level: 3, name: 'Must my camera be on?' }).click();
    await waitFor(() => expect(camera).toHaveAttribute('open'));
    await expect(join).not.toHaveAttribute('open');
  },
};

const onOpenChange = fn();
const Asks = () => {
  const [isOpen, setOpen] = useState(false);
  const [isLocked, setLocked] = useState(true);
  return (
    <>
      <AccordionItem
        isOpen={isOpen}
        onOpenChange={(open) => {
          onOpenChange(open);
          if (!isLocked) setOpen(open);
        }}
        title="Details for support"
      >
        No message, no address.
      </AccordionItem>
      <button onClick={() => setLocked(false)} type="button">
        Unlock
      </button>
    </>
  );
};

/** A single section is controlled: it stays closed until the caller agrees. */
export const Controlled: Story = {
  render: () => <Asks />,
  play: async ({ canvas, canvasElement }) => {
    onOpenChange.mockClear();
    const [details] = sections(canvasElement);
    const summary = canvas.getByText('Details for support');
    summary.click();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(true));
    await expect(details).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    summary.click();
    await waitFor(() => expect(details).toHaveAttribute('open'));
    await expect(onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** A section that is open at first is no change. */
export const OpenAtFirst: Story = {
  render: () => (
    <AccordionItem defaultOpen onOpenChange={onOpenChange} title="What you need">
      A mat and a glass of water.
    </AccordionItem>
  ),
  play: async ({ canvas, canvasElement }) => {
    onOpenChange.mockClear();
    // The browser's event for a section that is open at first comes with a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(sections(canvasElement)[0]).toHaveAttribute('open');
    await expect(onOpenChange).not.toHaveBeenCalled();
    canvas.getByText('What you need').click();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  },
};
