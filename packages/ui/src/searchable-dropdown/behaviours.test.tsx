/** Regression tests: behaviours of comboboxes that were broken in these states. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import type { DropdownSelection } from './option.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

const options = ['Karnataka', 'Kerala', 'Maharashtra', 'Punjab'].map((label, index) => ({
  value: String(index),
  label,
}));
const maharashtra = { value: '2', label: 'Maharashtra', isCustom: false };

type ControlledProps = Partial<{ initial: DropdownSelection; allowsCustom: boolean; isRequired: boolean }>;
const Controlled = ({ initial, ...props }: ControlledProps) => {
  const [selection, setSelection] = useState(initial ?? null);
  return (
    <>
      <SearchableDropdown
        {...props}
        label="State"
        onSelectionChange={setSelection}
        options={options}
        value={selection?.value ?? null}
      />
      <output>{selection ? `${selection.label}${selection.isCustom ? ' (own)' : ''}` : 'none'}</output>
      <a href="#next">Next</a>
    </>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const selectedLabel = () => screen.getByRole('status').textContent;
const activeRowText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

const mockPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 599.98px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('keys', () => {
  it.each([false, true])('Tab selects the active row (with custom values: %s)', async (allowsCustom) => {
    render(<Controlled allowsCustom={allowsCustom} />);
    await userEvent.type(field(), 'kar{ArrowDown}');
    await userEvent.tab();
    expect(selectedLabel()).toBe('Karnataka');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });

  it('Tab moves to a field that the selection enables', async () => {
    const TwoFields = () => {
      const [value, setValue] = useState<string | null>(null);
      return (
        <>
          <SearchableDropdown
            allowsCustom
            label="State"
            onChange={setValue}
            options={options}
            value={value}
          />
          <input aria-label="City" disabled={value === null} />
          <a href="#next">Next</a>
        </>
      );
    };
    render(<TwoFields />);
    await userEvent.type(field(), 'my own');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
  });

  it.each([
    ['the typed text', 'my own', 'my own'],
    ['the active row', 'kar{ArrowDown}', '0'],
  ])('a blur at the same time as Tab does not select %s a second time', async (_, keys, selected) => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(<SearchableDropdown allowsCustom label="State" onChange={onChange} options={options} />);
    await userEvent.type(field(), keys);
    // As a script or another engine does it: without a render in between.
    act(() => {
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      field().blur();
    });
    expect(onChange.mock.calls).toEqual([[selected]]);
  });

  it('Tab on the action row selects the typed text', async () => {
    render(<Controlled allowsCustom />);
    await userEvent.type(field(), 'kar{End}{ArrowUp}');
    await userEvent.tab();
    expect(selectedLabel()).toBe('kar (own)');
  });

  it('reopened, the selected option is the active row, and Enter and Tab do not change it', async () => {
    render(<Controlled initial={maharashtra} />);
    await userEvent.click(field());
    expect(activeRowText()).toBe('Maharashtra');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeRowText()).toBe('Punjab');
    await userEvent.keyboard('{Escape}{ArrowDown}{Enter}');
    expect(selectedLabel()).toBe('Maharashtra');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(field(), 'mah', { initialSelectionStart: 0, initialSelectionEnd: 11 });
    expect(screen.getByRole('option', { name: 'Maharashtra' })).toBeDefined();
    expect(activeRowText()).toBeUndefined();
  });

  it('a remote list also starts at the selected option, before anything is typed', async () => {
    const loadOptions = vi.fn<() => Promise<[]>>(async () => []);
    const onChange = vi.fn<(value: string | null) => void>();
    const source = { loadOptions, options };
    render(<SearchableDropdown {...source} label="State" onChange={onChange} value="2" />);
    await userEvent.click(field());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Maharashtra']);
    expect(activeRowText()).toBe('Maharashtra');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([onChange.mock.calls, loadOptions.mock.calls]).toEqual([[], []]);
  });

  it.each(['ArrowLeft', 'ArrowRight'])(
    '%s returns to the text: Home and End move the caret again',
    async (key) => {
      render(<Controlled />);
      await userEvent.type(field(), 'a{ArrowDown}');
      expect(activeRowText()).toBe('Karnataka');
      await userEvent.keyboard(`{${key}}`);
      expect(activeRowText()).toBeUndefined();
      expect(fireEvent.keyDown(field(), { key: 'Home' })).toBe(true);
      await userEvent.keyboard('{ArrowDown}');
      expect(activeRowText()).toBe('Karnataka');
    },
  );

  it('a key that an input method handles (229) selects nothing', async () => {
    render(<Controlled />);
    await userEvent.type(field(), 'ker{ArrowDown}');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229 });
    expect(selectedLabel()).toBe('none');
    expect(activeRowText()).toBe('Kerala');
  });
});

describe('presses', () => {
  it('a press of the label moves the focus, and opens nothing', async () => {
    render(<Controlled />);
    await userEvent.click(screen.getByText('State'));
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('listbox')).toBeNull();
    // As assistive technology clicks: without a pointer.
    act(() => field().click());
    expect(screen.getByRole('listbox')).toBeDefined();
  });

  it('a press released outside the list does not block a later one', async () => {
    render(<Controlled />);
    await userEvent.click(field());
    const [row] = screen.getAllByRole('option');
    fireEvent.pointerDown(row as HTMLElement, { clientX: 0, clientY: 0 });
    fireEvent.pointerUp(document.body);
    fireEvent.click(screen.getByRole('option', { name: 'Punjab' }), { detail: 1, clientX: 0, clientY: 90 });
    expect(selectedLabel()).toBe('Punjab');
  });
});

describe('accessible names and states', () => {
  it('the names of its buttons include that of the field', () => {
    render(<Controlled initial={maharashtra} />);
    expect(screen.getByRole('button', { name: 'Clear State' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show options State' })).toBeDefined();
  });

  it('each row has its position in the set, the action row too', async () => {
    render(<Controlled allowsCustom />);
    await userEvent.type(field(), 'ka');
    const positions = screen
      .getAllByRole('option')
      .map((row) => `${row.getAttribute('aria-posinset')} of ${row.getAttribute('aria-setsize')}`);
    expect(positions).toEqual(['1 of 2', '2 of 2']);
  });

  it('a required field is announced as required, on a phone too, where a button has no such state', async () => {
    const { unmount } = render(<Controlled isRequired />);
    expect(field().getAttribute('aria-required')).toBe('true');
    unmount();
    mockPhone();
    render(<Controlled isRequired />);
    const button = screen.getByRole('button', { name: /^State/ });
    expect(button.getAttribute('aria-describedby')).not.toBeNull();
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '(required)',
    );
    await userEvent.click(button);
    expect(field().getAttribute('aria-required')).toBe('true');
  });
});

it.each([{ necessity: 'required' }, { isReadOnly: true }] as const)(
  'a required field is announced once, and only when it can be changed: %o',
  (props) => {
    mockPhone();
    const { container } = render(
      <SearchableDropdown isRequired {...props} label="State" options={options} value={null} />,
    );
    expect(container.querySelector('[aria-describedby]')).toBeNull();
  },
);

describe('a tray in a dialog', () => {
  it('focuses its search, and Escape closes one layer at a time', async () => {
    mockPhone();
    const onClose = vi.fn<() => void>();
    render(
      <Dialog isOpen onClose={onClose} title="Where">
        <Controlled />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'State Search...' }));
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    // React Aria restores the focus in the next frame.
    const button = screen.getByRole('button', { name: 'State Search...' });
    await waitFor(() => expect(document.activeElement).toBe(button), { timeout: 4000 });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes the on-screen keyboard when its rows are scrolled by touch, and stays open', async () => {
    mockPhone();
    render(<Controlled />);
    await userEvent.click(screen.getByRole('button', { name: 'State Search...' }));
    fireEvent.touchMove(screen.getByRole('listbox'));
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await userEvent.click(screen.getByRole('option', { name: 'Kerala' }));
    expect(selectedLabel()).toBe('Kerala');
  });
});
