import { filterOptions, makeOptions, type Option, ROWS_IN_VIEW } from './options.ts';
import { root } from './root.ts';
import { untilPainted, untilPaintedAfter } from './stopwatch.ts';

/** The props of every dropdown. */
export type DropdownProps = { options: readonly Option[]; onChange: (label: string) => void };

/** Selectors for the elements of a candidate; ours by default. */
export type DropdownSelectors = { row?: string; opener?: string };

export const LABEL = 'Clinic';

type Mount = (root: HTMLElement, props: DropdownProps, instances: number) => void;

export const exposePage = (
  mount: Mount,
  { row = '[role="option"]', opener = 'button' }: DropdownSelectors = {},
) => {
  let options: readonly Option[] = [];
  let chosen: string | undefined;

  const expected = (query: string) =>
    filterOptions(options, query)
      .slice(0, ROWS_IN_VIEW)
      .map(({ label }) => label);
  // A field is not always labelled by a `label`: a button that opens a tray is named by a text.
  const labels = () => document.evaluate(`count(.//*[text()="${LABEL}"])`, root()).numberValue;
  const rows = () => [...document.querySelectorAll(row)];
  // A closed list may exist in the document, hidden.
  const isVisible = (element: Element | undefined) => element?.checkVisibility({ visibilityProperty: true });
  const shows = (query: string) => {
    const shown = rows();
    return expected(query).every(
      (label, index) => shown[index]?.textContent === label && isVisible(shown[index]),
    );
  };

  const page = {
    mount: (count: number, instances: number) => {
      options = makeOptions(count);
      const start = performance.now();
      mount(root(), { options, onChange: (label) => (chosen = label) }, instances);
      return untilPainted(start, () => labels() >= instances);
    },
    isClosed: () => !rows().some(isVisible),
    row,
    /** The element that a tap opens it with. */
    opener: `#root ${opener}`,
    firstOf: (query: string) => expected(query)[0] as string,
    chosen: () => chosen,
    /** Measures from the next event until the rows for a query are painted. */
    arm: (event: string, query: string) => {
      page.lap = untilPaintedAfter(event, () => shows(query));
      // Awaited later.
      page.lap.catch(() => {});
    },
    lap: Promise.resolve(0),
  };
  return page;
};

export type DropdownPage = ReturnType<typeof exposePage>;
