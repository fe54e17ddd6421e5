import { filterOptions, createOptions, type Option, ROWS_IN_VIEW } from './options.ts';
import { getRoot } from './root.ts';
import { waitUntilPainted, waitUntilPaintedAfter } from './stopwatch.ts';

/** The props of every dropdown. */
export type DropdownProps = { options: readonly Option[]; onChange: (label: string) => void };

/** Selectors for the elements of a candidate; ours by default. */
export type DropdownSelectors = { row?: string; trigger?: string };

export const LABEL = 'Clinic';

type Mount = (container: HTMLElement, props: DropdownProps, instances: number) => void;

export const createBenchPage = (
  mount: Mount,
  { row = '[role="option"]', trigger: opener = 'button' }: DropdownSelectors = {},
) => {
  let options: readonly Option[] = [];
  let chosen: string | undefined;

  const getExpectedLabels = (query: string) =>
    filterOptions(options, query)
      .slice(0, ROWS_IN_VIEW)
      .map(({ label }) => label);
  // A field is not always labelled by a `label`: a button that opens a tray is named by a text.
  const countLabels = () => document.evaluate(`count(.//*[text()="${LABEL}"])`, getRoot()).numberValue;
  const getRows = () => [...document.querySelectorAll(row)];
  // A closed list may exist in the document, hidden.
  const isVisible = (element: Element | undefined) => element?.checkVisibility({ visibilityProperty: true });
  const areRowsShown = (query: string) => {
    const shown = getRows();
    return getExpectedLabels(query).every(
      (label, index) => shown[index]?.textContent === label && isVisible(shown[index]),
    );
  };

  const page = {
    mount: (count: number, instances: number) => {
      options = createOptions(count);
      const start = performance.now();
      mount(getRoot(), { options, onChange: (label) => (chosen = label) }, instances);
      return waitUntilPainted(start, () => countLabels() >= instances);
    },
    isClosed: () => !getRows().some(isVisible),
    row,
    /** The element that a tap opens it with. */
    trigger: `#root ${opener}`,
    firstOf: (query: string) => getExpectedLabels(query)[0] as string,
    chosen: () => chosen,
    /** Measures from the next event until the rows for a query are painted. */
    startMeasuring: (event: string, query: string) => {
      page.measurement = waitUntilPaintedAfter(event, () => areRowsShown(query));
      // Awaited later.
      page.measurement.catch(() => {});
    },
    measurement: Promise.resolve(0),
  };
  return page;
};

export type DropdownPage = ReturnType<typeof createBenchPage>;
