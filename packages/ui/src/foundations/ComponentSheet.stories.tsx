import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { moveToastsIntoSheet } from './sheet/move-toasts-into-sheet.testing.ts';
import { ComponentSheet } from './sheet/ComponentSheet.tsx';

const meta = {
  title: 'Foundations/Component sheet',
  component: ComponentSheet,
  tags: ['!autodocs'],
  play: ({ canvasElement }) => moveToastsIntoSheet(canvasElement),
} satisfies Meta<typeof ComponentSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const DropdownOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await moveToastsIntoSheet(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Hospital' }));
    await within(canvasElement.ownerDocument.body).findByRole('listbox');
  },
};

export const MenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await moveToastsIntoSheet(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
