import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import type { DropdownOption } from './option.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';
import type { LoadOptions } from './use-remote-options.ts';

const HOSPITALS: DropdownOption[] = [
  { value: 'sunrise', label: 'Sunrise Mother & Child Centre', detail: '(18)' },
  { value: 'shanti', label: 'Shanti Mother Care, Kothrud', detail: '(6)' },
  { value: 'new-life', label: 'New Life Mother & Baby Hospital', detail: '(11)' },
];

const loadHospitals: LoadOptions = async () => HOSPITALS;
const loadNone: LoadOptions = async () => [];
const loadForever: LoadOptions = () => new Promise(() => {});
const failToLoad: LoadOptions = () => Promise.reject(new Error('Failed to fetch hospitals'));

const Hospital = (props: { loadOptions: LoadOptions; value?: string }) => (
  <SearchableDropdown allowsCustom debounceMs={0} label="Hospital" value={null} {...props} />
);

const meta = {
  title: 'Fields/SearchableDropdown/States',
  component: Hospital,
  parameters: { chromatic: { disableSnapshot: false } },
  args: { loadOptions: loadHospitals },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hospital>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  render: () => (
    <StateGrid>
      <SearchableDropdown label="Hospital" options={HOSPITALS} value={null} />
      <SearchableDropdown label="Hospital" options={HOSPITALS} value="shanti" />
      <SearchableDropdown
        disabledReason="Choose a hospital first"
        isDisabled
        label="Doctor"
        options={[]}
        value={null}
      />
      <SearchableDropdown isDisabled label="Hospital" options={HOSPITALS} value="shanti" />
      <SearchableDropdown error="Hospital is required" label="Hospital" options={HOSPITALS} value={null} />
      <SearchableDropdown isReadOnly label="Hospital" options={HOSPITALS} value="shanti" />
    </StateGrid>
  ),
};

/** Opens the field and types, on a large screen and on a phone, in any language. */
const search = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(canvas.queryByRole('combobox') ?? (canvas.getAllByRole('button')[0] as HTMLElement));
  await userEvent.type(await page.findByRole('combobox'), text);
  return page;
};

export const Found: Story = {
  args: { value: 'shanti' },
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'mother');
    await waitFor(() => expect(page.getAllByRole('option').length).toBeGreaterThan(HOSPITALS.length));
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Hint: Story = {
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'm');
    await page.findByRole('option');
  },
};

export const Loading: Story = {
  args: { loadOptions: loadForever },
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'mother');
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
  },
};

export const Empty: Story = {
  args: { loadOptions: loadNone },
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'mother');
    await page.findByRole('option');
  },
};

export const Failed: Story = {
  args: { loadOptions: failToLoad },
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'mother');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
  },
};

export const CustomEntry: Story = {
  args: { loadOptions: loadNone },
  play: async ({ canvasElement }) => {
    const page = await search(canvasElement, 'mother');
    await userEvent.click(await page.findByRole('option'));
    await page.findByRole('group');
  },
};
