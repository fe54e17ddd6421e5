/** The value is what the form sends; its label comes from the options, from a loader, or from an earlier selection. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDeferred } from '../toast/create-deferred.testing.ts';
import type { DropdownOption, DropdownSelection } from './option.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';
import type { LoadOption } from './use-selection.ts';

const ruby = { value: 'c12', label: 'Ruby Hall Clinic', detail: '(3)' };
const loadOptions = async () => [ruby];
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Hospital' });
const shown = () => [field().value, field().placeholder];
const onSelectionChange = vi.fn<(selection: DropdownSelection | null) => void>();

const renderLoading = (props: { allowsCustom?: boolean } = {}) => {
  const requests: ReturnType<typeof createDeferred<DropdownOption | null>>[] = [];
  const loadOption = vi.fn<LoadOption>(() => {
    const request = createDeferred<DropdownOption | null>();
    requests.push(request);
    return request.promise;
  });
  const getField = (value: string) => (
    <SearchableDropdown {...props} label="Hospital" {...{ loadOption, loadOptions, value }} />
  );
  const { rerender } = render(getField('c12'));
  return { requests, loadOption, setValue: (value: string) => rerender(getField(value)) };
};

afterEach(() => {
  cleanup();
  onSelectionChange.mockClear();
  vi.unstubAllGlobals();
});

it('the label of a value is loaded once, and the field shows meanwhile that it loads', async () => {
  const { requests, loadOption } = renderLoading();
  expect(shown()).toEqual(['', 'Loading...']);
  await act(async () => requests[0]?.resolve(ruby));
  expect(shown()).toEqual(['Ruby Hall Clinic', 'Search...']);
  expect(loadOption.mock.calls).toEqual([['c12', { signal: expect.any(AbortSignal) }]]);
  fireEvent.click(field());
  expect(screen.getByRole('option').textContent).toBe('Ruby Hall Clinic(3)');
});

it('on a phone the name of the button states that it loads', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  renderLoading();
  expect(screen.getByRole('button', { name: 'Hospital Loading...' })).toBeDefined();
});

it.each([
  [
    'could not be loaded',
    (request: { reject: (error: Error) => void }) => request.reject(new Error('offline')),
  ],
  ['is no option', (request: { resolve: (option: null) => void }) => request.resolve(null)],
])('a value whose option %s is shown itself, since the form sends it', async (_, settle) => {
  const { requests } = renderLoading();
  await act(async () => settle(requests[0]!));
  expect(shown()).toEqual(['c12', 'Search...']);
});

it('a response for a value that has changed is not shown', async () => {
  const { requests, loadOption, setValue } = renderLoading();
  setValue('c13');
  expect(loadOption.mock.calls.map(([value, { signal }]) => [value, signal.aborted])).toEqual([
    ['c12', true],
    ['c13', false],
  ]);
  await act(async () => requests[0]?.resolve(ruby));
  expect(shown()).toEqual(['', 'Loading...']);
  await act(async () => requests[1]?.resolve({ value: 'c13', label: 'Shanti' }));
  expect(shown()).toEqual(['Shanti', 'Search...']);
});

it('a label in the options is used at once, and a changed one too', () => {
  const loadOption = vi.fn<LoadOption>();
  const getField = (label: string) => (
    <SearchableDropdown
      label="Hospital"
      {...{ loadOption, loadOptions }}
      options={[{ value: 'c12', label }]}
      value="c12"
    />
  );
  const { rerender } = render(getField('Ruby Hall'));
  expect(field().value).toBe('Ruby Hall');
  rerender(getField('रूबी हॉल'));
  expect(field().value).toBe('रूबी हॉल');
  expect(loadOption).not.toHaveBeenCalled();
});

it('what was selected from a search keeps its label, and is handed over whole', async () => {
  const Hospital = () => {
    // As the `Controller` of React Hook Form does it, with `''` for an empty field.
    const [value, setValue] = useState<string | null>('');
    const props = { loadOptions, onSelectionChange, onChange: setValue, value };
    return <SearchableDropdown debounceMs={0} label="Hospital" minChars={0} {...props} />;
  };
  render(<Hospital />);
  expect(shown()).toEqual(['', 'Search...']);
  fireEvent.click(field());
  fireEvent.click(await screen.findByRole('option'));
  expect(field().value).toBe('Ruby Hall Clinic');
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith({ ...ruby, isCustom: false });
});

it('a reset form brings the first value back, with its label', async () => {
  render(
    <form aria-label="Form">
      <SearchableDropdown
        allowsCustom
        defaultValue="c12"
        label="Hospital"
        name="hospital"
        onSelectionChange={onSelectionChange}
        options={[ruby]}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'Patil  Home ' } });
  act(() => field().blur());
  expect(new FormData(form).get('hospital')).toBe('Patil Home');
  act(() => form.reset());
  expect([field().value, new FormData(form).get('hospital')]).toEqual(['Ruby Hall Clinic', 'c12']);
  expect(onSelectionChange.mock.calls).toEqual([
    [{ value: 'Patil Home', label: 'Patil Home', isCustom: true }],
    [{ ...ruby, isCustom: false }],
  ]);
});
