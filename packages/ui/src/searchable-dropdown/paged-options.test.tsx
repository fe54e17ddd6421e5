import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pagedOptions } from './paged-options.ts';
import { SearchableDropdown } from './SearchableDropdown.tsx';

const PAGE_SIZE = 30;

afterEach(cleanup);

// At the end of the rendered rows the user cannot scroll further: jsdom never scrolls, which is the state of a list at
// its end.
it('SearchableDropdown 14: renders every row of its pages, also without scrolling', async () => {
  const options = Array.from({ length: PAGE_SIZE }, (_, index) => ({
    value: `${index}`,
    label: `Clinic ${index}`,
  }));
  const clinics = pagedOptions(() => Promise.resolve({ options, hasMore: true }));
  render(
    <SearchableDropdown debounceMs={0} label="Clinic" loadOptions={clinics} minChars={0} value={null} />,
  );
  act(() => screen.getByRole('combobox').click());
  await screen.findByRole('option', { name: 'Clinic 0' });
  expect(screen.getAllByRole('option')).toHaveLength(PAGE_SIZE);
});
