import type { KeyboardEvent, RefObject } from 'react';
import { t } from '../../i18n/t.ts';
import { getDayKey, getDayName } from './day-name.ts';
import * as styles from './DayRail.css.ts';
import type { Day } from './days.ts';
import { useDayInView } from './use-day-in-view.ts';

/** How far each key moves the focus; the values for the ends exceed any list. */
const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/** Days are listed up to this far from the one in view: thousands of buttons would slow down every scroll. */
const MAX_DAYS_AROUND = 20;

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps.get(event.key);
  const all = [...event.currentTarget.querySelectorAll('button')];
  const from = all.findIndex((button) => button === document.activeElement);
  if (step === undefined || from < 0) return;
  event.preventDefault();
  all[Math.min(all.length - 1, Math.max(0, from + step))]?.focus();
};

type DayRailProps = { pages: Day[][]; now: number; list: RefObject<Element | null> };

/**
 * The loaded days beside the grid of cards: it marks the day in view, and links to the others. One tab stop,
 * in which arrows move (ARIA practices, "Toolbar").
 */
export const DayRail = ({ pages, now, list }: DayRailProps) => {
  const { current, currentPage, goTo } = useDayInView(list);
  const days = pages.flatMap((inPage, page) =>
    inPage.flatMap((day) =>
      day.isContinued ? [] : { page, key: getDayKey(day), name: getDayName(day, now) },
    ),
  );
  // A page far from the view is not rendered: its first day counts as in view until it is.
  const index = Math.max(
    0,
    days.findIndex(({ key, page }) => (current === undefined ? page >= currentPage : key === current)),
  );
  const read = days[index]?.key;
  const listed = days.slice(Math.max(0, index - MAX_DAYS_AROUND), index + MAX_DAYS_AROUND + 1);
  return (
    // Occupies its grid cell also while there are no days.
    <div>
      {days.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons are what has the focus
        <div
          className={styles.rail}
          role="toolbar"
          aria-orientation="vertical"
          aria-label={t('sessions.days')}
          onKeyDown={moveFocus}
        >
          {listed.map(({ page, key, name }) => (
            <button
              key={key}
              type="button"
              className={styles.day}
              tabIndex={key === read ? 0 : -1}
              aria-current={key === read ? 'date' : undefined}
              onClick={() => goTo(page, key)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
