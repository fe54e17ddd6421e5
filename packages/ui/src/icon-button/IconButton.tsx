import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../internal/class-names.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { variants } from '../internal/styles/icon-button.css.ts';
import type { StyleProps } from '../internal/root-props.ts';

export type IconButtonProps = StyleProps & {
  /** The name of the button: what it does. It is not seen, so it is needed. */
  label: string;
  /** An icon of `@janani/ui/icons`. */
  children: ReactNode;
  /** `plain` has no edge, `framed` a hairline one. `plain` by default. */
  variant?: 'plain' | 'framed';
  /** It can be neither used nor reached by keys. */
  isDisabled?: boolean | undefined;
  /** Called by a press, a key and assistive technology alike. */
  onPress?: (() => void) | undefined;
  /** What it does for a form. `button` by default: nothing. */
  type?: 'button' | 'submit';
  /** Its id. Made up when left out. */
  id?: string | undefined;
  /** The ids of what describes it. */
  'aria-describedby'?: string | undefined;
  /** Whether what it controls is open. */
  'aria-expanded'?: boolean | undefined;
  /** The id of what it opens. */
  'aria-controls'?: string | undefined;
  /** What it opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | undefined;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A 48 px square button whose face is an icon. */
export const IconButton = ({ label, variant = 'plain', className, ...button }: IconButtonProps) => (
  <AriaButton
    {...withoutUndefined(button)}
    aria-label={label}
    className={classNames(variants[variant], className)}
  />
);
