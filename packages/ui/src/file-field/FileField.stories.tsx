import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { FileField } from './FileField.tsx';
import { fileFieldTester } from './FileField.testing.ts';

const meta = {
  title: 'Fields/FileField',
  component: FileField,
  tags: ['!autodocs'],
  args: { label: 'Reports', name: 'reports', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

const createFile = (name: string, type = 'application/pdf', size = 20_000) =>
  new File(['x'.repeat(size)], name, { type });

/** A file is listed with its size, a second choice replaces it, and the name holds what is seen. */
export const Default: Story = {
  tags: ['FileField 13'],
  play: async ({ args, canvas }) => {
    const field = fileFieldTester('Reports', canvas);
    await userEvent.tab();
    await expect(field.element()).toHaveFocus();
    await expect(field.element()).toHaveAccessibleName('Reports Choose a file');
    await field.choose(createFile('scan.pdf'));
    await field.choose(createFile('blood.pdf'));
    await waitFor(() => expect(field.value()).toEqual(['blood.pdf']));
    await expect(canvas.getByText('20 kB')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Later files are added; one is removed, the focus goes to the field, and its form sends the others. */
export const Several: Story = {
  tags: ['FileField 13'],
  args: { isMultiple: true },
  render: (args) => (
    <form aria-label="Upload">
      <FileField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const field = fileFieldTester('Reports', canvas);
    const getSent = () =>
      new FormData(canvas.getByRole<HTMLFormElement>('form'))
        .getAll('reports')
        .map((file) => (file as File).name);
    await field.choose(createFile('scan.pdf'), createFile('blood.pdf'));
    await waitFor(() => expect(field.value()).toHaveLength(2));
    await field.choose(createFile('diet.pdf'));
    await waitFor(() => expect(field.value()).toHaveLength(3));
    await field.remove('blood.pdf');
    await expect(field.element()).toHaveFocus();
    await expect(canvas.getByText('blood.pdf removed')).toBeInTheDocument();
    await waitFor(() => expect(getSent()).toEqual(field.value()));
    await expect(getSent()).not.toContain('blood.pdf');
    canvas.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(field.value()).toEqual([]));
  },
};

/** Files that the app sets, such as none after a reset, replace those of the native input. */
export const SetByTheApp: Story = {
  name: 'Set by the app',
  tags: ['FileField 13'],
  args: { maxBytes: 50_000, isMultiple: true },
  render: function Reset(args) {
    const [files, setFiles] = useState<readonly File[]>([]);
    return (
      <>
        <FileField {...args} onChange={setFiles} value={files} />
        <Button onPress={() => setFiles([])}>Reset</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = fileFieldTester('Reports', canvas);
    await field.choose(createFile('scan.pdf'), createFile('large.pdf', 'application/pdf', 60_000));
    await waitFor(() => expect(field.error()).toContain('large.pdf is too large'));
    await waitFor(() =>
      expect([...(field.element().files ?? [])].map(({ name }) => name)).toEqual(['scan.pdf']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field.value()).toEqual([]));
    await expect(field.element().files).toHaveLength(0);
    await expect(field.error()).toBe('');
  },
};

/** A file of another type, or too large, is not taken; the reason is the error of the field until the next choice. */
export const Rejected: Story = {
  tags: ['FileField 13'],
  args: { accept: '.pdf,image/*', maxBytes: 1_000_000 },
  play: async ({ canvas }) => {
    const field = fileFieldTester('Reports', canvas);
    await field.choose(createFile('scan.pdf'));
    await waitFor(() => expect(field.value()).toEqual(['scan.pdf']));
    await field.choose(createFile('notes.txt', 'text/plain'));
    await waitFor(() => expect(field.error()).toContain('notes.txt is of a type that cannot be used'));
    await expect(field.element()).toBeInvalid();
    await field.choose(createFile('photo.jpg', 'image/jpeg', 1_000_001));
    await waitFor(() =>
      expect(field.error()).toContain('photo.jpg is too large. Choose a file of at most 1 MB'),
    );
    await expect(field.value()).toEqual(['scan.pdf']);
    await field.choose(createFile('small.jpg', 'image/jpeg'));
    await waitFor(() => expect(field.error()).toBe(''));
    await expect(field.value()).toEqual(['small.jpg']);
  },
};
