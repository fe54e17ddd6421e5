import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Args, dropdownElements, remoteMeta } from './dropdown-elements.testing.tsx';

const meta = { ...remoteMeta, title: 'Fields/SearchableDropdown/Own value' } satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** The last row opens a field for a custom value. */
export const Custom: Story = {
  name: 'Adding one',
  tags: ['DD-05', 'DD-06', 'trap 5'],
  play: async ({ canvasElement, args }) => {
    const { field, option, page, queryList } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('Dr Rao  clinic');
    const addCustom = await option('Add custom');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', addCustom.id));
    await userEvent.keyboard('{Enter}');
    const input = await page.findByRole('textbox', { name: 'Enter custom value' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('Dr Rao  clinic');
    await expect(input).toHaveAttribute('placeholder', 'Enter custom value');
    await waitFor(() => expect(page.getByRole('group', { name: 'Add custom' })).toBeVisible());

    await userEvent.clear(input);
    await expect(page.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await option('Add custom');

    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Enter custom value' })).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Add' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('Dr Rao clinic');
    await expect(args.onSelectionChange).toHaveBeenCalledWith({
      value: 'Dr Rao clinic',
      label: 'Dr Rao clinic',
      isCustom: true,
    });
    await waitFor(() => expect(queryList()).toBeNull());
    await expect(field).toHaveFocus();
  },
};

/** Cancel returns to the list. */
export const CustomCancelled: Story = {
  name: 'Cancelled',
  tags: ['DD-06', 'SearchableDropdown 7'],
  play: async ({ canvasElement, args }) => {
    const { field, option, page } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.click(await option('Add custom'));
    // A press beside its controls does not close it.
    await userEvent.click(await page.findByRole('group', { name: 'Add custom' }));
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
    await option('Add custom');
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Without allowsCustom there is no such row, and text that matches no option is reverted. */
export const WithoutCustom: Story = {
  name: 'Not allowed',
  tags: ['DD-07'],
  args: { allowsCustom: false },
  play: async ({ canvasElement, args }) => {
    const { field, option, queryOption } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    await option('Sunrise Mother & Child Centre (18)');
    await expect(queryOption('Add custom')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Tab before the response arrives selects the typed text, as a custom value. */
export const TabKeepsText: Story = {
  name: 'Kept by Tab',
  tags: ['SearchableDropdown 10', 'SearchableDropdown d'],
  play: async ({ canvasElement, args }) => {
    const { field, queryList } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('Asha clinic');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('Asha clinic');
    await expect(field).toHaveValue('Asha clinic');
    await expect(queryList()).toBeNull();
  },
};
