import type { ReactNode } from 'react';
import table from '../components.json';
import budgets from '../budgets.json';
import statuses from '../status.json';
import * as styles from './docs.css.ts';

type Budget = { name: string; kB: number; lazy?: number; includesLazy?: boolean };

const formatKB = (size: number) => `${size} kB`;

/** The size limit covers the code that loads at once and the code that loads on demand. */
const getSizeLimit = (name: string): string => {
  const budget = (budgets.components as Budget[]).find((candidate) => candidate.name === name);
  if (!budget) return 'Not measured by itself';
  const { kB: size, lazy, includesLazy } = budget;
  if (lazy !== undefined)
    return `At most ${formatKB(size)}, and ${formatKB(lazy)} when it is first wanted (min and gzip, over React)`;
  return `At most ${formatKB(size)} (min and gzip, over React${includesLazy ? ', with what comes later' : ''})`;
};

/** A docs page is inside an iframe of Storybook, so the link targets the top window. */
const Status = ({ status }: { status: string }) => (
  <>
    {status}:{' '}
    <a href="./?path=/docs/status-and-accessibility--docs" target="_top">
      what that means, and what was tried for accessibility
    </a>
  </>
);

/** The size of a component, its path, and the attributes of its states for selectors, from the package's own table. */
export const ComponentSummary = ({ of }: { of: string }) => {
  const component = table.components.find(({ name }) => name === of);
  if (!component)
    throw new Error(`components.json has no ${of}. Run \`pnpm generate\`, or correct the page.`);
  const status = (statuses.components as Record<string, string>)[component.import.replace('@janani/ui/', '')];
  const rows: [string, ReactNode][] = [
    ['Status', status ? <Status key="status" status={status} /> : 'Not a part by itself'],
    ['Import', component.import],
    ['Styles', component.css ?? 'None of its own'],
    ['Bytes', getSizeLimit(of)],
    ['State attributes', component.stateAttributes.join(', ') || 'None'],
    ['Colours', component.colors.join(', ') || 'None of its own'],
  ];
  return (
    <div className={styles.tableScroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{of} in short</caption>
        <tbody>
          {rows.map(([name, fact]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{fact}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
