import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { XIcon } from '../../icons/XIcon.tsx';
import { classNames } from '../class-names.ts';
import { variants } from '../look/icon-button.css.ts';
import * as styles from './overlay.css.ts';

type OverlayHeaderProps = {
  /** What it is about, with {@link styles.title}. */
  children: ReactNode;
  /** Names the way out; without it there is none here. */
  closeLabel?: string | undefined;
  isSticky?: boolean;
};

/** What is open, and the way out. It stands in a Dialog of react-aria, which its button closes. */
export const OverlayHeader = ({ children, closeLabel, isSticky = false }: OverlayHeaderProps) => (
  <div className={classNames(styles.header, isSticky && styles.stickyHeader)}>
    {children}
    {closeLabel !== undefined && (
      <Button aria-label={closeLabel} className={variants.plain} slot="close">
        <XIcon />
      </Button>
    )}
  </div>
);
