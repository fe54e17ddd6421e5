import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { Anchor } from '../internal/Anchor.tsx';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { type BreadcrumbMessages, breadcrumbMessages } from './Breadcrumb.messages.ts';
import * as styles from './Breadcrumb.css.ts';

/** One page of a `Breadcrumb`. */
export type BreadcrumbItem = {
  /** The name of the page. */
  label: string;
  /** Its URL. */
  href: string;
};

export type BreadcrumbProps = RootProps & {
  /** The pages above this one, from the top of the site to its parent. */
  items: readonly BreadcrumbItem[];
  /** The name of this page, as in its heading. */
  current: string;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<BreadcrumbMessages> | undefined;
};

/** The pages above this one. Narrow screens show the link to the parent alone. */
export const Breadcrumb = ({ items, current, messages: overrides, ...root }: BreadcrumbProps) => {
  const messages = useMessages(breadcrumbMessages, overrides);
  return (
    <nav aria-label={messages.label} {...rootProps(root, styles.root)}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
      <ol className={styles.list} role="list">
        {items.map(({ label, href }, index) => (
          <li className={styles.item} data-parent={index === items.length - 1 || undefined} key={href}>
            <ChevronLeftIcon className={styles.back} />
            <Anchor className={styles.link} href={href}>
              {label}
            </Anchor>
            <ChevronRightIcon className={styles.separator} />
          </li>
        ))}
        <li aria-current="page" className={styles.item}>
          <span className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
};
