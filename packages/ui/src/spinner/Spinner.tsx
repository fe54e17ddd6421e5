import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { spinner } from './Spinner.css.ts';
import { spinnerMessages } from './Spinner.messages.ts';
import { SpinnerRing } from './SpinnerRing.tsx';

export type SpinnerProps = RootProps & {
  /** The text, which names what is loading. `Loading...` by default. */
  label?: string;
  /** Hides the text visually. */
  isLabelHidden?: boolean;
  /** Width of the ring, in px or as a CSS length. 20 px by default. */
  size?: number | string;
};

/** Shows that content is loading: a turning ring and a text, as a status message (WCAG 4.1.3). */
export const Spinner = ({ label, isLabelHidden = false, size, ...root }: SpinnerProps) => {
  const messages = useMessages(spinnerMessages);
  return (
    <output {...rootProps(root, spinner)}>
      <SpinnerRing {...(size === undefined ? {} : { size })} />
      <span className={classNames(isLabelHidden && visuallyHidden)}>{label ?? messages.loading}</span>
    </output>
  );
};
