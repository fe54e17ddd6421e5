/** Recipes for the dropdown, compiled and run. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar, initialsOf } from '../avatar/index.ts';
import { type Args, dropdownElements, remoteMeta, WithValue } from './dropdown-elements.testing.tsx';
import { type LoadPage, pagedOptions } from './paged-options.ts';

const meta = {
  component: WithValue,
  title: 'Fields/SearchableDropdown/Recipes',
  args: { ...remoteMeta.args, allowsCustom: false, minChars: 0, debounceMs: 0 },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const PAGE_SIZE = 20;
const PAGES = 3;
const NETWORK_MS = 30;

/** A server that has sixty clinics, and returns twenty at a time. */
const clinics: LoadPage = async (query, { page }) => {
  await new Promise((done) => {
    setTimeout(done, NETWORK_MS);
  });
  const options = Array.from({ length: PAGE_SIZE }, (_, index) => {
    const value = String((page - 1) * PAGE_SIZE + index + 1);
    return { value, label: `${query} Clinic ${value}`.trim() };
  });
  return { options, hasMore: page < PAGES };
};
const loadPage = fn(clinics);

/** WebKit treats a scroll offset beyond 32 bits as zero. */
const scrollToEnd = (list: HTMLElement) => {
  list.scrollTop = list.scrollHeight;
};

/** The next page loads as keys or a wheel reach the end, and is announced. */
export const InPages: Story = {
  name: 'In pages',
  args: { loadOptions: pagedOptions(loadPage) },
  beforeEach: () => {
    loadPage.mockReset().mockImplementation(clinics);
  },
  play: async ({ canvasElement }) => {
    const { field, option, list, page, announcement } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await option('Clinic 20');
    await expect(loadPage).toHaveBeenCalledTimes(1);
    await expect(announcement()).toBe('20 results');
    let respond = () => {};
    const response = new Promise<void>((done) => {
      respond = done;
    });
    loadPage.mockImplementationOnce(async (...request) => {
      await response;
      return clinics(...request);
    });
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(announcement()).toBe('20 results. Loading...'));
    respond();
    await option('Clinic 40');
    await expect(announcement()).toBe('40 results');
    // Keys continue from the active row.
    await userEvent.keyboard('{ArrowDown}');
    const next = await option('Clinic 21');
    await expect(field).toHaveAttribute('aria-activedescendant', next.id);
    scrollToEnd(await list());
    await option('Clinic 60');
    scrollToEnd(await list());
    await expect(page.getAllByRole('option')).toHaveLength(PAGE_SIZE * PAGES);
    await expect(loadPage.mock.calls.map(([, options]) => options.page)).toEqual([1, 2, 3]);
    // A new search begins with its first page.
    await userEvent.keyboard('Ruby');
    await option('Ruby Clinic 1');
    await expect(loadPage).toHaveBeenLastCalledWith('Ruby', { page: 1, signal: expect.any(AbortSignal) });
  },
};

/** When a page fails, the loaded rows stay, the reason is shown, and it can be loaded again. */
export const FailingPage: Story = {
  name: 'Page that fails',
  args: { loadOptions: pagedOptions(loadPage) },
  beforeEach: () => {
    loadPage.mockReset().mockImplementation(clinics);
  },
  play: async ({ canvasElement }) => {
    const { field, option, queryOption, announcement } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await option('Clinic 20');
    loadPage.mockRejectedValueOnce(new Error('No network'));
    await userEvent.keyboard('{End}{ArrowUp}');
    const retry = await option('Retry');
    await expect(announcement()).toBe('No network');
    await expect(queryOption('Clinic 20')).not.toBeNull();
    await userEvent.click(retry);
    await option('Clinic 40');
    await expect(queryOption('Retry')).toBeNull();
    await expect(loadPage.mock.calls.map(([, options]) => options.page)).toEqual([1, 2, 2]);
  },
};

/** A tray that is not full loads the next page by itself. */
export const OnAPhone: Story = {
  ...InPages,
  name: 'On a phone',
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    loadPage.mockImplementation(async (_query, { page }) => ({
      options: [{ value: String(page), label: `Clinic ${page}` }],
      hasMore: page < PAGES,
    }));
    await userEvent.click(canvas.getByRole('button', { name: /Hospital/ }));
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(PAGES));
  },
};

/** A row with an image; its accessible name is still the label. */
export const RowsOfItsOwn: Story = {
  name: 'Rows with a picture',
  args: {
    label: 'Doctor',
    loadOptions: undefined,
    options: [
      { value: 'kavita', label: 'Kavita Rao', detail: 'Pune' },
      { value: 'farah', label: 'Farah Khan', detail: 'Mumbai' },
    ],
    renderOption: ({ label, detail }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Avatar initials={initialsOf(label)} size="xs" />
        <span>
          {label}, {detail}
        </span>
      </span>
    ),
  },
  play: async ({ canvasElement }) => {
    const { field, option } = dropdownElements(canvasElement);
    await userEvent.click(field);
    await expect(await option('Farah Khan')).toHaveTextContent('Farah Khan, Mumbai');
    await userEvent.keyboard('far{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Farah Khan'));
  },
};

/** A form that was saved has the value only; the label is loaded. */
export const SavedValue: Story = {
  name: 'A saved value',
  tags: ['SearchableDropdown 8'],
  args: {
    value: 'kavita',
    loadOption: async (value) => ({ value, label: 'Dr Kavita Rao' }),
  },
  play: async ({ canvasElement }) => {
    const { field } = dropdownElements(canvasElement);
    await waitFor(() => expect(field).toHaveValue('Dr Kavita Rao'));
  },
};
