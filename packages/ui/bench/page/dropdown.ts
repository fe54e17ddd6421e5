import { filterOptions, makeOptions, type Option, ROWS_IN_VIEW } from './options.ts';
import { root } from './root.ts';
import { untilPainted, untilPaintedAfter } from './stopwatch.ts';

/** What every dropdown is given, and tells. */
export type DropdownProps = { options: readonly Option[]; onChange: (label: string) => void };

export const LABEL = 'Clinic';

export const offer = (mount: (root: HTMLElement, props: DropdownProps) => void) => {
  let options: readonly Option[] = [];
  let chosen: string | undefined;

  const expected = (query: string) =>
    filterOptions(options, query)
      .slice(0, ROWS_IN_VIEW)
      .map(({ label }) => label);
  const rows = () => [...document.querySelectorAll('[role="option"]')];
  const shows = (query: string) => {
    const shown = rows();
    return expected(query).every((label, index) => shown[index]?.textContent === label);
  };

  const page = {
    mount: (count: number) => {
      options = makeOptions(count);
      const start = performance.now();
      mount(root(), { options, onChange: (label) => (chosen = label) });
      return untilPainted(start, () => root().querySelector('input') !== null);
    },
    isClosed: () => rows().length === 0,
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
