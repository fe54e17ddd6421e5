import type { ReactNode } from 'react';
import type { RootProps } from '../internal/root-props.ts';

/** One row of a menu. */
export type MenuItem = {
  /** Names the item to React and to tests. */
  id: string;
  /** What is read, and found by typing. */
  label: string;
  /** A drawing before the label. */
  icon?: ReactNode;
  /** `danger` for what ends or removes something. */
  tone?: 'normal' | 'danger';
  /** The menu is closed by then and the button has the focus, so that it may be moved on. */
  onAction: () => void;
};

/** What places and marks it is its button’s. */
export type MenuProps = RootProps & {
  /** Names the button and the menu. */
  label: string;
  /** What the button shows, such as an avatar; decoration, for the label names it. */
  trigger: ReactNode;
  /** What there is to choose from, in order. */
  items: readonly MenuItem[];
};
