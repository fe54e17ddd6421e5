export type Option = { value: string; label: string };

// Each name matches SEARCH up to a letter but not the next one, so that every key changes the visible rows.
const NAMES = ['Annapurna', 'Lotus', 'Sheetal', 'Sharada', 'Shankar', 'Shanta', 'Shanti'];

/** The search text, entered and deleted letter by letter. */
export const SEARCH = 'shanti';

/** Rows that are in view in a list of 15rem. */
export const ROWS_IN_VIEW = 5;

/** A number of different clinics, the same in every run. */
export const createOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `clinic-${index}`,
    label: `${NAMES[index % NAMES.length]} Clinic ${index + 1}`,
  }));

/** The filter for candidates without their own. */
export const filterOptions = (options: readonly Option[], query: string): readonly Option[] => {
  const needle = query.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(needle));
};
