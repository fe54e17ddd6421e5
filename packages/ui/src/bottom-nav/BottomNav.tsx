import type { ReactNode } from 'react';
import { Anchor } from '../internal/Anchor.tsx';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { type BottomNavMessages, bottomNavMessages } from './BottomNav.messages.ts';
import * as styles from './BottomNav.css.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';

/** One destination of the bar. */
export type BottomNavItem = {
  /** The URL of the link. */
  href: string;
  /** The label under the icon. */
  label: string;
  /** An icon; 24 px unless it has a size. */
  icon: ReactNode;
  /** A count on the icon, and the text that a screen reader announces for it: `2 new`. */
  badge?: { count: number; label: string } | undefined;
};

export type BottomNavProps = RootProps & {
  /** Three to five. */
  items: readonly BottomNavItem[];
  /** The URL of the current page: its link is marked. */
  currentHref?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<BottomNavMessages>;
};

/**
 * The main destinations of the app, within reach of the thumb. It is shown below 960 px only, is hidden while the
 * on-screen keyboard is open, and adds its height to the padding at the end of the page.
 */
export const BottomNav = ({ items, currentHref, messages, ...root }: BottomNavProps) => {
  const texts = useMessages(bottomNavMessages, messages);
  const isKeyboardOpen = useKeyboardOpen();
  return (
    <div {...rootProps(root, styles.space)}>
      <nav
        aria-label={texts.label}
        className={styles.nav}
        data-keyboard-open={isKeyboardOpen ? '' : undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
        <ul role="list" className={styles.list}>
          {items.map(({ href, label, icon, badge }) => (
            <li key={href}>
              <Anchor
                href={href}
                className={styles.link}
                {...(href === currentHref ? { 'aria-current': 'page' } : {})}
              >
                <span className={styles.pill} aria-hidden="true">
                  {icon}
                  {badge && <span className={styles.badge}>{badge.count}</span>}
                </span>
                {label} {badge && <span className={visuallyHidden}>({badge.label})</span>}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
