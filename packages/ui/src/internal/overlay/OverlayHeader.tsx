import type { ReactNode } from 'react';
import { XIcon } from '../../icons/XIcon.tsx';
import { classNames } from '../class-names.ts';
import { variants } from '../styles/icon-button.css.ts';
import * as styles from './overlay.css.ts';

type OverlayHeaderProps = {
  /** The title, styled with {@link styles.title}. */
  children: ReactNode;
  /** The close button, which is not rendered without it. */
  close?: { label: string; onPress: () => void } | undefined;
  isSticky?: boolean;
  className?: string;
};

/** The title of an overlay, and its close button. */
export const OverlayHeader = ({ children, close, isSticky = false, className }: OverlayHeaderProps) => (
  <div className={classNames(styles.header, isSticky && styles.stickyHeader, className)}>
    {children}
    {close && (
      <button
        aria-label={close.label}
        className={variants.plain}
        data-part="close"
        onClick={close.onPress}
        type="button"
      >
        <XIcon />
      </button>
    )}
  </div>
);
