import type { ReactNode } from 'react';
import { XIcon } from '../../icons/XIcon.tsx';
import { classNames } from '../class-names.ts';
import { variants } from '../styles/icon-button.css.ts';
import * as styles from './overlay.css.ts';

type OverlayHeaderProps = {
  /** What it is about, with {@link styles.title}. */
  children: ReactNode;
  /** The way out; without it there is none here. */
  close?: { label: string; onPress: () => void } | undefined;
  isSticky?: boolean;
  className?: string;
};

/** What is open, and the way out. */
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
