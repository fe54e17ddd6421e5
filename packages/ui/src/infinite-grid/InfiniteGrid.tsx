import { type ReactNode, useRef, useState } from 'react';
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx';
import { grid, item as cell } from '../internal/look/card-grid.css.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import * as styles from './InfiniteGrid.css.ts';
import { type InfiniteGridMessages, infiniteGridMessages } from './InfiniteGrid.messages.ts';
import { MoreButton } from './MoreButton.tsx';
import { useCanSeeEnd } from './use-can-see-end.ts';
import { useMoreInView } from './use-more-in-view.ts';
import { type Arrival, usePages } from './use-pages.ts';
import { usePlace } from './use-place.ts';

export type InfiniteGridProps<Item> = {
  items: readonly Item[];
  /** What tells one item from another, for example its slug. */
  getKey: (item: Item) => string;
  /** Draws one item, for example as a SessionCard. */
  children: (item: Item) => ReactNode;
  /** Names the list where no heading does. */
  label?: string | undefined;
  /** Whether there may be more than `items`. */
  hasMore: boolean;
  /** Items are on their way: nothing is asked for, and skeletons stand after the last one. */
  isLoading: boolean;
  /** Why the last request failed and what to do. Nothing is asked for until Retry is pressed. */
  error?: string | undefined;
  /** Asks for the next page, or once more for the one that failed. */
  onLoadMore: () => void;
  /** How many pages scrolling may ask for before a press is needed, so that a footer can be reached. No limit by default. */
  maxAutoPages?: number | undefined;
  /** The shape of an item, shown while more are on their way. */
  skeleton?: ReactNode;
  /** How many of them. One row of a desktop, 3, by default. */
  skeletonCount?: number;
  /** The item that was left, to which the page scrolls when it is shown again. */
  initialScrollKey?: string | undefined;
  /** A link in the item was followed: keep the key, and give it back as `initialScrollKey` on the way back. */
  onItemFollow?: ((key: string) => void) | undefined;
  messages?: Partial<InfiniteGridMessages> | undefined;
};

/** Cards that go on as one scrolls. All of them stay in the page: to be found, printed and come back to. */
export const InfiniteGrid = <Item,>({
  items,
  getKey,
  children,
  label,
  hasMore,
  isLoading,
  error,
  onLoadMore,
  maxAutoPages = Infinity,
  skeleton,
  skeletonCount = 3,
  initialScrollKey,
  onItemFollow,
  messages: overrides,
}: InfiniteGridProps<Item>) => {
  const messages = useMessages(infiniteGridMessages, overrides);
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [spoken, setSpoken] = useState({ text: '', number: 0 });
  const keys = items.map(getKey);

  const onArrival = ({ count, start, isPressed }: Arrival) => {
    setSpoken(({ number }) => ({ text: messages.loaded(count), number: number + 1 }));
    // The button is gone, or below what has come: on with the first new card, unless she has gone elsewhere.
    if (isPressed && [button.current, document.body].includes(document.activeElement as HTMLElement))
      list.current?.children[start]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const pages = usePages({ keys, isLoading, error, onLoadMore, onArrival });
  const mayAsk = hasMore && error === undefined;
  const isAutomatic = useCanSeeEnd() && pages.automaticPages < maxAutoPages;
  useMoreInView(end, mayAsk && isAutomatic && !isLoading && !pages.isAsking, () => pages.ask(false));
  const place = usePlace({ list, keys, initialKey: initialScrollKey, onFollow: onItemFollow });

  return (
    <div>
      {(items.length > 0 || isLoading) && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Safari drops the role of an unstyled list; Enter on a link clicks it too
        <ul aria-label={label} className={grid} onClick={place.onClick} ref={list} role="list">
          {items.map((item, index) => (
            <li className={cell} key={keys[index]}>
              {children(item)}
            </li>
          ))}
          {isLoading &&
            skeleton !== undefined &&
            Array.from({ length: skeletonCount }, (_, place) => (
              <li aria-hidden="true" key={`skeleton ${place}`}>
                {skeleton}
              </li>
            ))}
        </ul>
      )}
      <div ref={end} />
      <div className={styles.end}>
        <div role="alert">
          {error !== undefined && !isLoading && (
            <p className={styles.error}>
              <CircleAlertIcon className={styles.errorIcon} />
              {error}
            </p>
          )}
        </div>
        {(error !== undefined || pages.isPressed || (mayAsk && !isAutomatic)) && (
          <MoreButton
            isPending={isLoading}
            onPress={() => pages.ask(true)}
            pendingLabel={messages.loading}
            ref={button}
          >
            {error === undefined ? messages.loadMore : messages.retry}
          </MoreButton>
        )}
      </div>
      <output className={visuallyHidden}>
        <span key={spoken.number}>{spoken.text}</span>
      </output>
    </div>
  );
};
