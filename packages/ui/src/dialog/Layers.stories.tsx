import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DatePickerField } from '../date-picker-field/index.ts';
import { Menu } from '../menu/index.ts';
import { SearchableDropdown } from '../searchable-dropdown/index.ts';
import { Select } from '../select/index.ts';
import { Sheet } from '../sheet/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, type DialogProps } from './index.ts';

const STATES = ['Goa', 'Kerala'].map((label) => ({ value: label, label }));

type OpenerProps = { label: string; layer: ComponentType<DialogProps>; children: ReactNode };

const Opener = ({ label, layer: Layer, children }: OpenerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        {label}
      </button>
      <Layer isOpen={isOpen} onClose={() => setOpen(false)} title={`In ${label}`}>
        {children}
      </Layer>
    </>
  );
};

const outer = { Dialog, Sheet };

/** The components that open over a dialog, by the name of their control. */
const inner = {
  Select: <Select items={STATES} label="Select" />,
  SearchableDropdown: <SearchableDropdown allowsCustom label="SearchableDropdown" options={STATES} />,
  DatePickerField: <DatePickerField label="DatePickerField" />,
  Menu: <Menu items={[{ id: 'out', label: 'Logout', onAction: () => {} }]} label="Menu" trigger="Menu" />,
  ...Object.fromEntries(
    Object.entries(outer).map(([name, layer]) => [
      name,
      <Opener key={name} label={name} layer={layer}>
        Nothing is sold.
      </Opener>,
    ]),
  ),
};

const App = () =>
  Object.entries(outer).map(([name, layer]) => (
    <Opener key={name} label={name} layer={layer}>
      <TextField label="First name" />
      {Object.entries(inner).map(([control, component]) => (
        <div key={control}>{component}</div>
      ))}
    </Opener>
  ));

const meta = {
  title: 'Feedback/Dialog/Layers',
  component: App,
  tags: ['!autodocs'],
} satisfies Meta<typeof App>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = within(document.body);
const layers = () => document.querySelectorAll(':is([role="dialog"], [role="menu"], [data-side])').length;
const expectLayers = (count: number) => waitFor(() => expect(layers()).toBe(count));

/** The topmost element at the corner of the window at that moment, as a browser hit-tests each event. */
const scrim = () => document.elementFromPoint(4, 4) as HTMLElement;
const text = () => page.getByLabelText('First name');

const pointerKeys = { mouse: ['[MouseLeft>]', '[/MouseLeft]'], touch: ['[TouchA>]', '[/TouchA]'] } as const;

/** One press, with a frame between its events, as with a real pointer. */
const press = async (pointer: keyof typeof pointerKeys, from = scrim, to = scrim) => {
  const user = userEvent.setup({ delay: 16 });
  const [down, up] = pointerKeys[pointer];
  await user.pointer({ keys: down, target: from() });
  await user.pointer({ keys: up, target: to() });
};

/** One press on the scrim closes the topmost layer, and nothing else. */
const play: Story['play'] = async ({ canvas, step }) => {
  for (const layer of Object.keys(outer))
    for (const pointer of ['mouse', 'touch'] as const) {
      const open = () => userEvent.click(canvas.getByRole('button', { name: layer }));
      await open();
      for (const control of Object.keys(inner))
        await step(`${control} in ${layer}, ${pointer}`, async () => {
          const name = new RegExp(control);
          const dialog = within(page.getByRole('dialog', { name: `In ${layer}` }));
          await userEvent.type(text(), 'M');
          await userEvent.click(
            dialog.queryByRole('combobox', { name }) ?? dialog.getByRole('button', { name }),
          );
          await expectLayers(2);
          await press(pointer);
          await expectLayers(1);
          await expect(text()).not.toHaveValue('');
        });
      await step(`${layer}, ${pointer}`, async () => {
        await press(pointer, text);
        await press(pointer, scrim, text);
        await expectLayers(1);
        await press(pointer);
        await expectLayers(0);
      });
    }
};

export const Wide: Story = { tags: ['Dialog 7'], play };

export const Phone: Story = {
  tags: ['Sheet 7'],
  play,
  globals: { viewport: { value: 'w360', isRotated: false } },
};
