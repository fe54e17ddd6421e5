import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgramChips } from './ProgramChips.tsx';
import { session } from './session.testing.ts';

afterEach(cleanup);

const getNote = (count: number, isAll: boolean) => {
  const loaded = Array.from({ length: count }, (_, index) =>
    session(`s${index}`, { program: index % 2 ? 'Wellness' : 'Exercise' }),
  );
  const chips = { isAll, isPending: false, selected: 'Wellness', onSelect: () => {} } as const;
  render(<ProgramChips loaded={loaded} {...chips} />);
  const note = screen.queryByText(/loaded so far/)?.textContent;
  cleanup();
  return note;
};

test('the note on a chosen programme is the same before and after a reload, and absent once all is loaded [G-18]', () => {
  expect(getNote(24, false)).toBe('Among the sessions loaded so far.');
  expect(getNote(12, false)).toBe(getNote(24, false));
  expect(getNote(24, true)).toBeUndefined();
});
