import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Args, loadOptions, dropdownElements, remoteMeta } from './dropdown-elements.testing.tsx';

const meta = { ...remoteMeta, title: 'Fields/SearchableDropdown/Search states' } satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** Without results it states so, and offers a custom value. */
export const Empty: Story = {
  name: 'No results',
  tags: ['DD-02', 'DD-04'],
  play: async ({ canvasElement }) => {
    const { field, option, page } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('zz');
    await waitFor(() => expect(page.getAllByText('No results')).toHaveLength(2));
    await option('Add custom');
  },
};

/** A name is found in any spelling and script: rows with the typed text first, then those that sound like it. */
export const BySound: Story = {
  name: 'Search by sound',
  args: {
    loadOptions: undefined,
    options: [
      'शांति प्रसूतिगृह',
      'Shanti Mother Care, Kothrud',
      'Sunrise Mother & Child Centre',
      'লক্ষ্মী হাসপাতাল',
    ].map((label) => ({ value: label, label })),
    searchBy: 'sound',
  },
  play: async ({ canvasElement }) => {
    const { field, option, page } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('shanti');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    const [first, second] = page.getAllByRole('option');
    await expect(first).toHaveTextContent('Shanti Mother Care');
    await expect(second?.querySelector('span span')).toHaveTextContent(/^शांति$/);
    await userEvent.clear(field);
    await userEvent.keyboard('laxmi');
    await option('লক্ষ্মী হাসপাতাল');
  },
};

/** A failure shows its reason, and Retry is a row that arrow keys reach. */
export const Failing: Story = {
  name: 'Search that fails',
  tags: ['SearchableDropdown 6'],
  play: async ({ canvasElement }) => {
    const { field, option, queryOption, announcement } = dropdownElements(canvasElement);
    loadOptions.mockRejectedValueOnce(new Error('Failed to fetch hospitals'));
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    const retry = await option('Retry');
    await expect(announcement()).toBe('Failed to fetch hospitals');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', retry.id));
    await userEvent.keyboard('{Enter}');
    await expect(announcement()).toBe('Loading...');
    await option('Sunrise Mother & Child Centre (18)');
    await expect(queryOption('Retry')).toBeNull();
    await expect(field).toHaveValue('mother');
    await expect(field).toHaveFocus();
  },
};

/** Each status is announced once, and loading is shown only after 150 ms. */
export const OneAnnouncement: Story = {
  name: 'What is announced',
  tags: ['SearchableDropdown 6'],
  play: async ({ canvasElement }) => {
    const { field, option, page } = dropdownElements(canvasElement);
    const region = canvasElement.querySelector('[data-live-announcer]');
    const announced: (string | null)[] = [];
    const observer = new MutationObserver(() => announced.push(region?.textContent ?? null));
    observer.observe(region as Element, { childList: true, characterData: true, subtree: true });
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    await waitFor(() => expect(page.getByText('Loading...', { selector: 'p' })).toBeInTheDocument());
    const line = page.getByText('Loading...', { selector: 'p' });
    await expect(getComputedStyle(line).animationDuration).toBe('0.15s');
    await option('Sunrise Mother & Child Centre (18)');
    observer.disconnect();
    await expect(announced).toEqual(['Type 2 or more letters', 'Loading...', '3 results']);
  },
};

/** The previous results stay visible, dimmed, until the next arrive. */
export const Dimmed: Story = {
  name: 'Slow answer',
  tags: ['SearchableDropdown 6'],
  play: async ({ canvasElement }) => {
    const { field, option, queryOption, list } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    await option('New Life Mother & Baby Hospital (11)');
    await userEvent.keyboard(' care');
    await expect(getComputedStyle(await list()).opacity).toBe('0.55');
    await expect(queryOption('New Life Mother & Baby Hospital (11)')).not.toBeNull();
    await waitFor(() => expect(queryOption('New Life Mother & Baby Hospital (11)')).toBeNull());
    await expect(getComputedStyle(await list()).opacity).toBe('1');
  },
};
