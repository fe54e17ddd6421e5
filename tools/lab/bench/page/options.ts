export type Option = { value: string; label: string };

// Each name is the first that the letters of SEARCH so far match, and does not match the next one: every key
// changes the rows that are seen.
const NAMES = ['Annapurna', 'Lotus', 'Sheetal', 'Sharada', 'Shankar', 'Shanta', 'Shanti'];

/** What is typed, letter by letter, and taken back again. */
export const SEARCH = 'shanti';

/** Rows that are certainly in view in a list of 15rem. */
export const ROWS_IN_VIEW = 5;

/** So many clinics, all different, and always the same. */
export const makeOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `clinic-${index}`,
    label: `${NAMES[index % NAMES.length]} Clinic ${index + 1}`,
  }));

/** What every contestant without a filter of its own does. */
export const filterOptions = (options: readonly Option[], query: string): readonly Option[] => {
  const needle = query.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(needle));
};
