import type { ReactNode } from 'react';
import type { RootProps } from '../internal/root-props.ts';

/** One row of a menu. */
export type MenuItem = {
  /** Its key in React and its id in tests. */
  id: string;
  /** The visible label, which typeahead also matches. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** `danger` for an action that ends or removes something. */
  tone?: 'normal' | 'danger';
  /** Called after the menu has closed and its button has the focus, so that the action may move it on. */
  onAction: () => void;
};

/** Classes, styles and data attributes are those of its button. */
export type MenuProps = RootProps & {
  /** The accessible name of the button and the menu. */
  label: string;
  /** The content of the button, such as an avatar; it is decoration, since the label names the button. */
  trigger: ReactNode;
  /** The items, in order. */
  items: readonly MenuItem[];
};
