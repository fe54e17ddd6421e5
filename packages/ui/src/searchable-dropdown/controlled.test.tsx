/** Behaviours that users of downshift, React Aria and react-select rely on: controlled state, and custom rows. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import type { DropdownOption } from './option.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

const KERALA = { value: '2', label: 'Kerala', detail: '(14)', description: 'South' };
const OPTIONS: DropdownOption[] = [{ value: '1', label: 'Karnataka' }, KERALA];

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const onChange = vi.fn<(value: string | null) => void>();
const onInputChange = vi.fn<(text: string | null) => void>();
const onOpenChange = vi.fn<(isOpen: boolean) => void>();
const base = { label: 'State', options: OPTIONS, onChange };

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

it('an option as the value, which the types refuse, is reported in development', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<SearchableDropdown {...base} value={KERALA as never} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('`option.value`, not the option'));
  error.mockRestore();
});

describe('inputValue', () => {
  type ControlledProps = { initialText?: string | null; value?: string; isClearable?: boolean };
  const Controlled = ({ initialText = null, value, isClearable }: ControlledProps) => {
    const [text, setText] = useState(initialText);
    const change = (next: string | null) => {
      onInputChange(next);
      setText(next?.toUpperCase() ?? null);
    };
    const props = { ...base, inputValue: text, onInputChange: change, isClearable };
    return <SearchableDropdown {...props} value={value ?? null} />;
  };

  it('is the text of the field and its search, as the app controls it', () => {
    render(<Controlled initialText="ker" />);
    expect(field().value).toBe('ker');
    act(() => field().click());
    expect(rows()).toEqual(['KeralaSouth(14)']);
    fireEvent.change(field(), { target: { value: 'karn' } });
    expect(field().value).toBe('KARN');
    expect(rows()).toEqual(['Karnataka']);
  });

  it('changes to null once a value has been selected, or the text discarded', () => {
    render(<Controlled initialText="ker" />);
    act(() => field().click());
    act(() => screen.getByRole('option').click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
    expect(onInputChange.mock.calls).toEqual([[null]]);
    fireEvent.change(field(), { target: { value: 'x' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onInputChange.mock.lastCall).toEqual([null]);
  });

  it('may be empty while the value cannot be cleared; Escape restores the text of the value', () => {
    render(<Controlled isClearable={false} value="2" />);
    expect(field().value).toBe('Kerala');
    fireEvent.change(field(), { target: { value: '' } });
    expect(field().value).toBe('');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().value).toBe('Kerala');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is reported when the field is uncontrolled, too', () => {
    render(<SearchableDropdown {...base} onInputChange={onInputChange} value={null} />);
    fireEvent.change(field(), { target: { value: 'ker' } });
    expect(onInputChange.mock.calls).toEqual([['ker']]);
  });
});

describe('isOpen', () => {
  const Controlled = ({ isDisabled = false }) => {
    const [isOpen, setOpen] = useState(false);
    const change = (next: boolean) => {
      onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <button onClick={() => setOpen(!isOpen)} type="button">
          Turn
        </button>
        <SearchableDropdown
          {...base}
          isDisabled={isDisabled}
          isOpen={isOpen}
          onOpenChange={change}
          value="2"
        />
      </>
    );
  };
  const toggle = () => act(() => screen.getByRole('button', { name: 'Turn' }).click());

  it('opens and closes as the app sets it, and starts at the selected option each time', () => {
    render(
      <StrictMode>
        <Controlled />
      </StrictMode>,
    );
    for (let time = 0; time < 2; time += 1) {
      toggle();
      expect(rows()).toHaveLength(2);
      expect(field().getAttribute('aria-activedescendant')).toMatch(/-1$/);
      toggle();
      expect(rows()).toEqual([]);
    }
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('is reported once for each time that the user opens and closes it', () => {
    render(<Controlled />);
    act(() => field().click());
    fireEvent.change(field(), { target: { value: 'k' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    expect(rows()).toEqual([]);
  });

  it('stays as the app sets it, whatever the user does', () => {
    const { rerender } = render(
      <SearchableDropdown {...base} isOpen={false} onOpenChange={onOpenChange} value={null} />,
    );
    act(() => field().click());
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    expect(rows()).toEqual([]);
    rerender(<SearchableDropdown {...base} isOpen onOpenChange={onOpenChange} value={null} />);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(rows()).toHaveLength(2);
  });

  it('does not open a disabled field', () => {
    render(<Controlled isDisabled />);
    toggle();
    expect(rows()).toEqual([]);
  });

  it('in a dialog, Escape closes the list and then the dialog', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog isOpen onClose={onClose} title="Where">
        <Controlled />
      </Dialog>,
    );
    act(() => field().focus());
    toggle();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(rows()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('isClearable', () => {
  it('by default there is a button', () => {
    render(<SearchableDropdown {...base} value="2" />);
    act(() => screen.getByRole('button', { name: /^Clear/ }).click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('when false, neither a button nor an emptied text clears the selection', () => {
    render(<SearchableDropdown {...base} isClearable={false} value="2" />);
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: '' } });
    act(() => field().blur());
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('Kerala');
  });
});

describe('renderOption', () => {
  it('renders the row; its accessible name, the search and the selected text are still the label', () => {
    render(
      <SearchableDropdown
        {...base}
        renderOption={({ label, detail }) => (
          <b>
            {detail} · {label}
          </b>
        )}
        value={null}
      />,
    );
    fireEvent.change(field(), { target: { value: 'ker' } });
    const row = screen.getByRole('option', { name: 'Kerala' });
    expect(row.textContent).toBe('(14) · Kerala');
    act(() => row.click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
  });
});
