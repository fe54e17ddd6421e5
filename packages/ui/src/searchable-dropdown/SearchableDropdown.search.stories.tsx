import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Args, loadOptions, partsOf, remoteMeta } from './dropdown-elements.testing.tsx';

const meta = { ...remoteMeta, title: 'Fields/SearchableDropdown/Search states' } satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** Without results it states so, and offers a custom value. */
export const Empty: Story = {
  name: 'No results',
  tags: ['DD-02', 'DD-04'],
  play: async ({ canvasElement }) => {
    const { field, option, page } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('zz');
    await waitFor(() => expect(page.getAllByText('No results')).toHaveLength(2));
    await option('Add custom');
  },
};

/** A failure shows its reason, and Retry is a row that arrow keys reach. */
export const Failing: Story = {
  name: 'Search that fails',
  tags: ['SearchableDropdown 6'],
  play: async ({ canvasElement }) => {
    const { field, option, optionNow, spoken } = partsOf(canvasElement);
    loadOptions.mockRejectedValueOnce(new Error('Failed to fetch hospitals'));
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    const retry = await option('Retry');
    await expect(spoken()).toBe('Failed to fetch hospitals');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', retry.id));
    await userEvent.keyboard('{Enter}');
    await expect(spoken()).toBe('Loading...');
    await option('Sunrise Mother & Child Centre (18)');
    await expect(optionNow('Retry')).toBeNull();
    await expect(field).toHaveValue('mother');
    await expect(field).toHaveFocus();
  },
};

/** Each status is announced once, and loading is shown only after 150 ms. */
export const OneAnnouncement: Story = {
  name: 'What is announced',
  tags: ['SearchableDropdown 6'],
  play: async ({ canvasElement }) => {
    const { field, option, page } = partsOf(canvasElement);
    const region = canvasElement.querySelector('[data-live-announcer]');
    const announced: (string | null)[] = [];
    const watch = new MutationObserver(() => announced.push(region?.textContent ?? null));
    watch.observe(region as Element, { childList: true, characterData: true, subtree: true });
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    await waitFor(() => expect(page.getByText('Loading...', { selector: 'p' })).toBeInTheDocument());
    const line = page.getByText('Loading...', { selector: 'p' });
    await expect(getComputedStyle(line).animationDuration).toBe('0.15s');
    await option('Sunrise Mother & Child Centre (18)');
    watch.disconnect();
    await expect(announced).toEqual(['Type 2 or more letters', 'Loading...', '3 results']);
  },
};

/** The previous results stay visible, dimmed, until the next arrive. */
export const Dimmed: Story = {
  name: 'Slow answer',
  tags: ['SearchableDropdown 6'],
  play: async ({ canvasElement }) => {
    const { field, option, optionNow, list } = partsOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('mother');
    await option('New Life Mother & Baby Hospital (11)');
    await userEvent.keyboard(' care');
    await expect(getComputedStyle(await list()).opacity).toBe('0.55');
    await expect(optionNow('New Life Mother & Baby Hospital (11)')).not.toBeNull();
    await waitFor(() => expect(optionNow('New Life Mother & Baby Hospital (11)')).toBeNull());
    await expect(getComputedStyle(await list()).opacity).toBe('1');
  },
};
