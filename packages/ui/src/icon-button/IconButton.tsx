import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { variants } from '../internal/look/icon-button.css.ts';

export type IconButtonProps = {
  /** The name of the button: what it does. It is not seen, so it is needed. */
  label: string;
  /** An icon of `@janani/ui/icons`. */
  children: ReactNode;
  /** `plain` has no edge, `framed` a hairline one. `plain` by default. */
  variant?: 'plain' | 'framed';
  isDisabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit';
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A 48 px square button whose face is an icon. */
export const IconButton = ({ label, variant = 'plain', ...button }: IconButtonProps) => (
  <AriaButton {...withoutUndefined(button)} aria-label={label} className={variants[variant]} />
);
