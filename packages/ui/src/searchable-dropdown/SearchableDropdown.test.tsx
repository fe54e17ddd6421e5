import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Form } from '../form/index.ts';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import type { DropdownOption } from './option.ts';
import { searchableDropdownTester } from './SearchableDropdown.testing.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';
import type { LoadOptions } from './use-remote-options.ts';

const DOCTORS: Record<string, DropdownOption[]> = {
  ruby: [{ value: 'kavita', label: 'Dr Kavita Rao' }],
  shanti: [{ value: 'farah', label: 'Dr Farah Khan' }],
};
const noop = () => {};

const advanceTime = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const type = (text: string) => {
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
};
const announcement = () => document.querySelector('[data-live-announcer][aria-live]')?.textContent;
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('SearchableDropdown', () => {
  it('sends a query from the second letter on, ignoring spaces around it [DD-09]', async () => {
    const loadOptions = vi.fn<LoadOptions>(async () => DOCTORS['ruby'] ?? []);
    render(<SearchableDropdown label="Doctor" loadOptions={loadOptions} value={null} />);
    type(' k ');
    await advanceTime(1000);
    expect(loadOptions).not.toHaveBeenCalled();
    expect(announcement()).toBe('Type 2 or more letters');
    type(' ka ');
    await advanceTime(300);
    expect(loadOptions).toHaveBeenCalledExactlyOnceWith('ka', { signal: expect.any(AbortSignal) });
    expect(rows()).toEqual(['Dr Kavita Rao']);
  });

  it('loads the whole list when it opens, when no text is required', async () => {
    const loadOptions = vi.fn<LoadOptions>(async () => DOCTORS['ruby'] ?? []);
    render(<SearchableDropdown label="Doctor" loadOptions={loadOptions} minChars={0} value={null} />);
    await advanceTime(1000);
    expect(loadOptions).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('combobox'));
    await advanceTime(300);
    expect(loadOptions.mock.calls).toEqual([['', { signal: expect.any(AbortSignal) }]]);
    expect(rows()).toEqual(['Dr Kavita Rao']);
  });

  it('SearchableDropdown 7 (b): while loading it announces that, then that it takes long, and offers no custom value [trap 2]', async () => {
    const loadOptions = () => new Promise<never>(noop);
    render(<SearchableDropdown allowsCustom label="Doctor" loadOptions={loadOptions} value={null} />);
    type('ka');
    await advanceTime(3000);
    expect(announcement()).toBe('Loading...');
    expect(rows()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\b0\b|available/);
    await advanceTime(1000);
    expect(announcement()).toBe('Still searching...');
  });

  it('SearchableDropdown 12: a response for the previous hospital does not appear in the list of the next', async () => {
    const responses: (() => void)[] = [];
    const getDoctors = (hospital: string) => () =>
      new Promise<DropdownOption[]>((resolve) => {
        responses.push(() => resolve(DOCTORS[hospital] ?? []));
      });
    const field = (hospital: string) => (
      <SearchableDropdown key={hospital} label="Doctor" loadOptions={getDoctors(hospital)} value={null} />
    );
    const { rerender } = render(field('ruby'));
    type('dr');
    await advanceTime(300);
    rerender(field('shanti'));
    type('dr');
    await advanceTime(300);
    responses[0]?.();
    await advanceTime(0);
    expect(announcement()).toBe('Loading...');
    responses[1]?.();
    await advanceTime(0);
    expect(rows()).toEqual(['Dr Farah Khan']);
  });

  it('SearchableDropdown 11: does not read its options while it is closed', () => {
    const label = vi.fn<() => string>(() => 'Kerala');
    const options = [
      {
        value: '1',
        get label() {
          return label();
        },
      },
    ];
    const { rerender } = render(<SearchableDropdown label="State" options={options} value={null} />);
    rerender(<SearchableDropdown error="State is required" label="State" options={options} value={null} />);
    expect(label).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('combobox'));
    expect(label).toHaveBeenCalled();
  });

  it('SearchableDropdown 9: its ref is the visible control', () => {
    const ref = createRef<HTMLElement>();
    render(<SearchableDropdown label="State" options={[]} ref={ref} value={null} />);
    expect(ref.current).toBe(screen.getByRole('combobox', { name: 'State' }));
  });

  it('SearchableDropdown 9: sends its value with a form', () => {
    render(
      <form aria-label="Sign up">
        <SearchableDropdown label="Hospital" name="hospital" options={[]} value="Asha clinic" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('hospital')).toBe('Asha clinic');
  });

  it('SearchableDropdown 8: is empty when the app sets its value to null', () => {
    const field = (value: string | null) => (
      <SearchableDropdown label="State" options={[{ value: '1', label: 'Kerala' }]} value={value} />
    );
    const { rerender } = render(field('1'));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Kerala');
    rerender(field(null));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  });

  it("SearchableDropdown 9: shows the surrounding form's error for its name", () => {
    render(
      <Form onSubmit={noop} errors={{ state: 'State is required' }}>
        <SearchableDropdown label="State" name="state" options={[]} value={null} />
      </Form>,
    );
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('State is required')).toBeDefined();
  });

  it('read-only, it is a text with a lock', () => {
    const options = [{ value: '1', label: 'Kerala' }];
    render(<SearchableDropdown isReadOnly label="State" options={options} value="1" />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'State' }).value).toBe('Kerala');
  });

  it('SearchableDropdown 1: shows Hindi, and the messages that an app supplies', () => {
    const field = (
      <SearchableDropdown
        allowsCustom
        label="अस्पताल"
        messages={{ addCustom: 'नया' }}
        options={[]}
        value={null}
      />
    );
    render(
      <UiProvider locale="hi-IN" messages={hindi}>
        {field}
      </UiProvider>,
    );
    expect(screen.getByPlaceholderText('खोजें...')).toBeDefined();
    fireEvent.click(screen.getByRole('combobox'));
    expect(announcement()).toBe('कुछ नहीं मिला');
    expect(rows()).toEqual(['नया']);
  });
});

/** A field that holds its selection. */
const Controlled = () => {
  const [value, setValue] = useState<string | null>(null);
  const options = [{ value: '1', label: 'Kerala', detail: '(6)' }];
  return (
    <SearchableDropdown
      allowsCustom
      error={value ? undefined : 'State is required'}
      label="State"
      onChange={setValue}
      options={options}
      value={value}
    />
  );
};

/** The values that the page object reads, step by step. */
const readSteps = async () => {
  vi.useRealTimers();
  render(<Controlled />);
  const state = searchableDropdownTester('State');
  const steps = [state.error()];
  await state.search('ker');
  steps.push(state.rows().join());
  await state.choose('Kerala');
  steps.push(state.value(), state.error());
  await state.addCustom('Asha clinic');
  return [...steps, state.value()];
};
const STEPS = ['State is required', 'Kerala(6),Add custom', 'Kerala', '', 'Asha clinic'];

describe('the page object of SearchableDropdown', () => {
  it('searches, selects and adds on a large screen', async () => {
    expect(await readSteps()).toEqual(STEPS);
  });
});

describe('SearchableDropdown on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 599.98px'),
      addEventListener: noop,
      removeEventListener: noop,
    }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('SearchableDropdown (a): is a button that opens a tray with the search in it', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const options = [{ value: '1', label: 'Kerala' }];
    render(<SearchableDropdown label="State" onChange={onChange} options={options} value={null} />);
    const button = screen.getByRole('button', { name: 'State Search...' });
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.click(button);
    expect(screen.getByRole('dialog', { name: 'State' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'State' }));
    fireEvent.click(screen.getByRole('option', { name: 'Kerala' }));
    await advanceTime(0);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SearchableDropdown (b): the typed text is restored when the tray is opened again', async () => {
    render(<SearchableDropdown label="State" options={[]} value={null} />);
    fireEvent.click(screen.getByRole('button'));
    type('ker');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await advanceTime(1000);
    fireEvent.click(screen.getByRole('button', { name: 'State Search...' }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('ker');
  });

  it('has the same page object', async () => {
    expect(await readSteps()).toEqual(STEPS);
  });
});
