import type { ReactNode } from 'react';
import { MenuIcon, XIcon } from '../icons/index.ts';
import * as styles from './HeaderMenu.css.ts';
import { useDetailsMenu } from './use-details-menu.ts';

type HeaderMenuProps = { label: string; children: ReactNode };

/** The menu of small screens: a native disclosure, so that it works without a script and before it has loaded. */
export const HeaderMenu = ({ label, children }: HeaderMenuProps) => (
  <details ref={useDetailsMenu()} className={styles.menu}>
    <summary aria-label={label} className={styles.toggle}>
      <MenuIcon size={24} className={styles.iconClosed} />
      <XIcon size={24} className={styles.iconOpen} />
    </summary>
    <div className={styles.sheet}>{children}</div>
  </details>
);
