import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import {
  type Args,
  localArgs,
  dropdownElements,
  remoteMeta,
  WithValue,
} from './dropdown-elements.testing.tsx';

const meta = { ...remoteMeta, title: 'Fields/SearchableDropdown/In a form' } satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** A value that is not in the list stays shown until it is cleared. */
export const Clearing: Story = {
  tags: ['SearchableDropdown 8'],
  args: { value: 'Old Hospital' },
  play: async ({ canvas, canvasElement, args }) => {
    const { field } = dropdownElements(canvasElement);
    await expect(field).toHaveValue('Old Hospital');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Hospital' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The active row has an outline. */
export const Pointed: Story = {
  name: 'Row under the keys',
  tags: ['WCAG 1.4.11'],
  args: { ...localArgs, value: '2' },
  play: async ({ canvasElement }) => {
    const { field, option } = dropdownElements(canvasElement);
    await userEvent.click(field);
    const { outlineStyle, outlineWidth } = getComputedStyle(await option('Kerala'));
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    await expect(getComputedStyle(await option('Karnataka')).outlineStyle).toBe('none');
  },
};

/** Emptying the text empties the value. */
export const Emptying: Story = {
  name: 'Emptying the text',
  tags: ['SearchableDropdown 8'],
  args: { ...localArgs, value: '2' },
  play: async ({ canvasElement, args }) => {
    const { field } = dropdownElements(canvasElement);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await userEvent.tab();
    await expect(field).toHaveValue('');
  },
};

/** Opens by Down, Up, Alt+Down, a press and its button, and closes by Alt+Up. */
export const Opening: Story = {
  name: 'Opening and closing',
  tags: ['SearchableDropdown 10'],
  args: { ...localArgs },
  play: async ({ canvas, canvasElement }) => {
    const { field, queryList, list } = dropdownElements(canvasElement);
    const show = canvas.getByRole('button', { name: 'Show options State' });
    const actions = [
      () => userEvent.keyboard('{ArrowDown}'),
      () => userEvent.keyboard('{ArrowUp}'),
      () => userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}'),
      () => userEvent.click(field),
      () => userEvent.click(show),
    ];
    await userEvent.tab();
    for (const openIt of actions) {
      await expect(queryList()).toBeNull();
      await openIt();
      await expect(await list()).toBeInTheDocument();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    }
    await expect(queryList()).toBeNull();
  },
};

/** Escape closes only the list and reverts the text. */
export const Escape: Story = {
  tags: ['SearchableDropdown 10'],
  args: { value: 'Ruby Hall Clinic' },
  play: async ({ canvasElement, args }) => {
    const { field, queryList } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('mot');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(queryList()).toBeNull());
    await expect(field).toHaveValue('Ruby Hall Clinic');
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const HospitalAndDoctor = (props: Args) => {
  const [hospital, setHospital] = useState<string | null>(null);
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Button onPress={() => setHospital('ruby')} variant="outline">
        Choose Ruby Hall
      </Button>
      <WithValue
        {...props}
        disabledReason="Choose a hospital first"
        isDisabled={hospital === null}
        key={hospital}
        label="Doctor"
      />
    </div>
  );
};

/** Disabled, it states what it waits for. */
export const Disabled: Story = {
  tags: ['SearchableDropdown 2'],
  render: (args) => <HospitalAndDoctor {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Doctor' })).toBeDisabled();
    await expect(canvas.getByPlaceholderText('Choose a hospital first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Ruby Hall' }));
    await expect(canvas.getByRole('combobox', { name: 'Doctor' })).toBeEnabled();
  },
};

export const WithError: Story = {
  args: { error: 'Hospital is required', isRequired: true },
  play: async ({ canvasElement }) => {
    const { field } = dropdownElements(canvasElement);
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Hospital is required');
  },
};

/** It sends its value with the form; Enter in the list does not submit it. */
export const InAForm: Story = {
  name: 'Sent with a form',
  tags: ['SearchableDropdown 9'],
  args: { ...localArgs, name: 'state' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange?.(new FormData(event.currentTarget).get('state') as string);
      }}
    >
      <WithValue {...args} onChange={undefined} />
      <Button type="submit">Continue</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const { field, option } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await option('Kerala');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};

/** In a dialog it works as anywhere else, and Escape leaves the dialog open. */
export const InADialog: Story = {
  name: 'In a dialog',
  tags: ['SearchableDropdown 10'],
  args: { ...localArgs },
  render: (args) => (
    <Modal isOpen>
      <Dialog aria-label="Where you live">
        <WithValue {...args} />
      </Dialog>
    </Modal>
  ),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(page.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(field);
    await userEvent.click(await page.findByRole('option', { name: 'Kerala' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
};
