import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pagedOptions } from './paged-options.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

const PAGE_SIZE = 30;

afterEach(cleanup);

// At the end of what is drawn nobody can scroll on: jsdom never scrolls, and shows what a list at its end has.
it('SearchableDropdown 14: draws every row of its pages, also where nobody scrolls', async () => {
  const options = Array.from({ length: PAGE_SIZE }, (_, at) => ({ value: `${at}`, label: `Clinic ${at}` }));
  const clinics = pagedOptions(() => Promise.resolve({ options, hasMore: true }));
  render(
    <SearchableDropdown debounceMs={0} label="Clinic" loadOptions={clinics} minChars={0} value={null} />,
  );
  act(() => screen.getByRole('combobox').click());
  await screen.findByRole('option', { name: 'Clinic 0' });
  expect(screen.getAllByRole('option')).toHaveLength(PAGE_SIZE);
});
