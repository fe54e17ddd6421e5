import type { ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/index.ts';
import { Anchor } from '../internal/Anchor.tsx';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { type PaginationMessages, paginationMessages } from './Pagination.messages.ts';
import * as styles from './Pagination.css.ts';
import { GAP, getVisiblePages } from './visible-pages.ts';

type Target =
  | {
      /** The URL of a page: the pages are links. */
      getHref: (page: number) => string;
      /** Called with the page that was chosen: the pages are buttons. */
      onChange?: never;
    }
  | {
      /** The URL of a page: the pages are links. */
      getHref?: never;
      /** Called with the page that was chosen: the pages are buttons. */
      onChange: (page: number) => void;
    };

export type PaginationProps = RootProps &
  Target & {
    /** The number of the current page, from 1. */
    page: number;
    /** How many pages there are. With one there is nothing to choose, and nothing is rendered. */
    pageCount: number;
    /** Texts that replace the component's own, by name. */
    messages?: Partial<PaginationMessages> | undefined;
  };

type PageProps = {
  getHref: ((page: number) => string) | undefined;
  onChange: ((page: number) => void) | undefined;
  page: number;
  pageCount: number;
  target: number;
  label?: string;
  className: string;
  children: ReactNode;
};

/** A link to a page, or a button. */
const PageControl = ({ target, label, page, pageCount, getHref, onChange, ...rest }: PageProps) => {
  const isAvailable = target >= 1 && target <= pageCount;
  const control = {
    ...rest,
    'aria-label': label,
    'aria-current': target === page ? ('page' as const) : undefined,
  };
  if (getHref) return isAvailable && <Anchor {...control} href={getHref(target)} />;
  return (
    <button
      {...control}
      // `disabled` would lose the focus of the button that led to the last page.
      aria-disabled={!isAvailable || undefined}
      onClick={() => isAvailable && target !== page && onChange?.(target)}
      type="button"
    />
  );
};

/** Moves between the pages of a long list, by links or buttons. Narrow screens show the position in words. */
export const Pagination = (props: PaginationProps) => {
  const { page, pageCount, getHref, onChange, messages: overrides, ...root } = props;
  const messages = useMessages(paginationMessages, overrides);
  const shared = { page, pageCount, getHref, onChange };
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={messages.label} {...rootProps(root, styles.root)}>
      <PageControl {...shared} className={styles.page} target={page - 1}>
        <ArrowLeftIcon />
        {messages.previous}
      </PageControl>
      <span className={styles.position}>{messages.position(String(page), String(pageCount))}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
      <ul className={styles.list} role="list">
        {getVisiblePages(page, pageCount).map((one, index) =>
          one === GAP ? (
            // At most two gaps, of which each keeps its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li aria-hidden className={styles.gap} key={`gap ${index}`}>
              …
            </li>
          ) : (
            <li key={one}>
              <PageControl {...shared} className={styles.page} label={messages.page(one)} target={one}>
                {one}
              </PageControl>
            </li>
          ),
        )}
      </ul>
      <PageControl {...shared} className={styles.next} target={page + 1}>
        {messages.next}
        <ArrowRightIcon />
      </PageControl>
    </nav>
  );
};
