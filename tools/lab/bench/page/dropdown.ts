import { filterOptions, makeOptions, type Option, ROWS_IN_VIEW } from './options.ts';
import { root } from './root.ts';
import { untilPainted, untilPaintedAfter } from './stopwatch.ts';

/** What every dropdown is given, and tells. */
export type DropdownProps = { options: readonly Option[]; onChange: (label: string) => void };

/** Where a contestant's parts are, as selectors; what it does not say is as in ours. */
export type DropdownParts = { row?: string; opener?: string };

export const LABEL = 'Clinic';

type Mount = (root: HTMLElement, props: DropdownProps, instances: number) => void;

export const offer = (mount: Mount, { row = '[role="option"]', opener = 'button' }: DropdownParts = {}) => {
  let options: readonly Option[] = [];
  let chosen: string | undefined;

  const expected = (query: string) =>
    filterOptions(options, query)
      .slice(0, ROWS_IN_VIEW)
      .map(({ label }) => label);
  // A field's label is not always a `label`: a button that opens a tray is named by a text.
  const labels = () => document.evaluate(`count(.//*[text()="${LABEL}"])`, root()).numberValue;
  const rows = () => [...document.querySelectorAll(row)];
  // A list may be there before it is opened, hidden.
  const isSeen = (element: Element | undefined) => element?.checkVisibility({ visibilityProperty: true });
  const shows = (query: string) => {
    const shown = rows();
    return expected(query).every(
      (label, index) => shown[index]?.textContent === label && isSeen(shown[index]),
    );
  };

  const page = {
    mount: (count: number, instances: number) => {
      options = makeOptions(count);
      const start = performance.now();
      mount(root(), { options, onChange: (label) => (chosen = label) }, instances);
      return untilPainted(start, () => labels() >= instances);
    },
    isClosed: () => !rows().some(isSeen),
    row,
    /** What a finger opens it with. */
    opener: `#root ${opener}`,
    firstOf: (query: string) => expected(query)[0] as string,
    chosen: () => chosen,
    /** Starts the clock at the next event, stops it when the rows for a query are painted. */
    arm: (event: string, query: string) => {
      page.lap = untilPaintedAfter(event, () => shows(query));
      // It is awaited, and read, later.
      page.lap.catch(() => {});
    },
    lap: Promise.resolve(0),
  };
  return page;
};

export type DropdownPage = ReturnType<typeof offer>;
