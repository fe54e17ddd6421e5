import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../internal/class-names.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { variants } from '../internal/styles/icon-button.css.ts';
import type { StyleProps } from '../internal/root-props.ts';

export type IconButtonProps = StyleProps & {
  /** The accessible name of the button: what it does. It is not visible, so it is required. */
  label: string;
  /** An icon of `@janani/ui/icons`. */
  children: ReactNode;
  /** `plain` has no border, `framed` a hairline one. `plain` by default. */
  variant?: 'plain' | 'framed';
  /** It can neither be used nor focused. */
  isDisabled?: boolean | undefined;
  /** Called by a press, a key and assistive technology alike. */
  onPress?: (() => void) | undefined;
  /** Its type in a form. `button` by default: it does not submit. */
  type?: 'button' | 'submit';
  /** Its id, generated if left out. */
  id?: string | undefined;
  /** The ids of the elements that describe it. */
  'aria-describedby'?: string | undefined;
  /** Whether the element that it controls is open. */
  'aria-expanded'?: boolean | undefined;
  /** The id of the element that it opens. */
  'aria-controls'?: string | undefined;
  /** The kind of element that it opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A 48 px square button that shows an icon. */
export const IconButton = ({ label, variant = 'plain', className, ...button }: IconButtonProps) => (
  <AriaButton
    {...withoutUndefined(button)}
    aria-label={label}
    className={classNames(variants[variant], className)}
  />
);
