import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DropdownOption } from './option.ts';
import { TAP_SLOP_PX, getClickedRow } from './pressed-row.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

afterEach(cleanup);

const createList = () => {
  document.body.innerHTML = `<ul><li data-row="0"><b>Rao</b></li><li data-row="1">Shah</li></ul>`;
  const [list, rao, shah] = ['ul', 'li', 'li + li'].map((name) => document.querySelector<HTMLElement>(name));
  return { list, rao, shah } as Record<'list' | 'rao' | 'shah', HTMLElement>;
};
const clickAt = (target: EventTarget, changes = {}) => ({
  target,
  detail: 1,
  clientX: 50,
  clientY: 50,
  ...changes,
});

describe('the row of a click', () => {
  test('is the pressed one, also by an element inside it', () => {
    const { rao } = createList();
    const inner = rao.querySelector('b') as HTMLElement;
    expect(getClickedRow({ row: rao, x: 50, y: 50 }, clickAt(inner))).toBe(rao);
  });

  test('is the pressed one when the list has moved during the press', () => {
    const { list, rao, shah } = createList();
    expect(getClickedRow({ row: rao, x: 50, y: 50 }, clickAt(shah))).toBe(rao);
    expect(getClickedRow({ row: rao, x: 50, y: 50 }, clickAt(list))).toBe(rao);
  });

  test('is none when the pressed row was removed, or when no row was pressed', () => {
    const { rao, shah } = createList();
    rao.remove();
    expect(getClickedRow({ row: rao, x: 50, y: 50 }, clickAt(shah))).toBeUndefined();
    expect(getClickedRow({ row: undefined, x: 50, y: 50 }, clickAt(shah))).toBeUndefined();
  });

  test('is none when the press ends on another row', () => {
    const { rao, shah } = createList();
    const press = { row: rao, x: 50, y: 50 };
    expect(getClickedRow(press, clickAt(shah, { clientY: 50 + TAP_SLOP_PX }))).toBe(rao);
    expect(getClickedRow(press, clickAt(shah, { clientY: 51 + TAP_SLOP_PX }))).toBeUndefined();
    expect(getClickedRow(press, clickAt(rao, { clientY: 51 + TAP_SLOP_PX }))).toBe(rao);
  });

  test('is the clicked one when there was no pointer', () => {
    const { rao, shah } = createList();
    expect(getClickedRow(undefined, clickAt(shah))).toBe(shah);
    expect(getClickedRow({ row: rao, x: 50, y: 50 }, clickAt(shah, { detail: 0 }))).toBe(shah);
  });
});

const rao = { value: 'rao', label: 'Dr Rao' };
const shah = { value: 'shah', label: 'Dr Shah' };

test('SearchableDropdown 4: a response that arrives during a press does not change the selected row', () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const Reordering = () => {
    const [options, setOptions] = useState<DropdownOption[]>([rao, shah]);
    return (
      <>
        <button onClick={() => setOptions([shah, rao])}>Respond</button>
        <SearchableDropdown label="Doctor" onChange={onChange} options={options} value={null} />
      </>
    );
  };
  render(<Reordering />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Doctor' }));
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Dr Rao' }));
  fireEvent.click(screen.getByText('Respond'));
  // Dr Shah is now in the position of Dr Rao.
  fireEvent.click(screen.getByRole('option', { name: 'Dr Shah' }), { detail: 1 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('rao');
});
