import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgramChips } from './ProgramChips.tsx';
import { session } from './session.testing.ts';

afterEach(cleanup);

const load = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    session(`s${index}`, { program: index % 2 ? 'Wellness' : 'Exercise' }),
  );
const props = { isPending: false, onSelect: () => {} };

const getNote = (count: number, isAll: boolean) => {
  const loaded = load(count);
  const chips = { ...props, isAll, isOnePage: isAll, selected: 'Wellness' } as const;
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

test.each([
  [1, true, 0],
  [1, false, 2],
  [2, true, 3],
])('%o loaded programme(s), no second page: %o, have %o chips [G-18]', (count, isOnePage, chips) => {
  render(
    <ProgramChips {...props} loaded={load(count)} isAll={isOnePage} isOnePage={isOnePage} selected={null} />,
  );
  expect(screen.queryAllByRole('button')).toHaveLength(chips);
});
