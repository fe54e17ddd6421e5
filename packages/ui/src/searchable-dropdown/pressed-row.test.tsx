import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DropdownOption } from './option.ts';
import { TAP_SLOP_PX, pressedRow } from './pressed-row.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

afterEach(cleanup);

const aList = () => {
  document.body.innerHTML = `<ul><li data-row="0"><b>Rao</b></li><li data-row="1">Shah</li></ul>`;
  const [list, rao, shah] = ['ul', 'li', 'li + li'].map((name) => document.querySelector<HTMLElement>(name));
  return { list, rao, shah } as Record<'list' | 'rao' | 'shah', HTMLElement>;
};
const at = (target: EventTarget, changes = {}) => ({
  target,
  detail: 1,
  clientX: 50,
  clientY: 50,
  ...changes,
});

describe('the row of a click', () => {
  test('is the pressed one, also by an element inside it', () => {
    const { rao } = aList();
    const inner = rao.querySelector('b') as HTMLElement;
    expect(pressedRow({ row: rao, x: 50, y: 50 }, at(inner))).toBe(rao);
  });

  test('is the pressed one when the list has moved under the finger', () => {
    const { list, rao, shah } = aList();
    expect(pressedRow({ row: rao, x: 50, y: 50 }, at(shah))).toBe(rao);
    expect(pressedRow({ row: rao, x: 50, y: 50 }, at(list))).toBe(rao);
  });

  test('is none when the pressed one was removed, or none was pressed', () => {
    const { rao, shah } = aList();
    rao.remove();
    expect(pressedRow({ row: rao, x: 50, y: 50 }, at(shah))).toBeUndefined();
    expect(pressedRow({ row: undefined, x: 50, y: 50 }, at(shah))).toBeUndefined();
  });

  test('is none when the finger slid to another', () => {
    const { rao, shah } = aList();
    const press = { row: rao, x: 50, y: 50 };
    expect(pressedRow(press, at(shah, { clientY: 50 + TAP_SLOP_PX }))).toBe(rao);
    expect(pressedRow(press, at(shah, { clientY: 51 + TAP_SLOP_PX }))).toBeUndefined();
    expect(pressedRow(press, at(rao, { clientY: 51 + TAP_SLOP_PX }))).toBe(rao);
  });

  test('is the clicked one when there was no pointer', () => {
    const { rao, shah } = aList();
    expect(pressedRow(undefined, at(shah))).toBe(shah);
    expect(pressedRow({ row: rao, x: 50, y: 50 }, at(shah, { detail: 0 }))).toBe(shah);
  });
});

const rao = { value: 'rao', label: 'Dr Rao' };
const shah = { value: 'shah', label: 'Dr Shah' };

test('SearchableDropdown 4: a response that arrives during a press does not change the selected row', () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const Later = () => {
    const [options, setOptions] = useState<DropdownOption[]>([rao, shah]);
    return (
      <>
        <button onClick={() => setOptions([shah, rao])}>Answer</button>
        <SearchableDropdown label="Doctor" onChange={onChange} options={options} value={null} />
      </>
    );
  };
  render(<Later />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Doctor' }));
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Dr Rao' }));
  fireEvent.click(screen.getByText('Answer'));
  // Dr Shah is now in the position of Dr Rao.
  fireEvent.click(screen.getByRole('option', { name: 'Dr Shah' }), { detail: 1 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(rao));
});
