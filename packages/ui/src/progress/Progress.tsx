import { type Ref, useId } from 'react';
import { classNames } from '../internal/class-names.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { useLocale } from '../provider/index.ts';
import { SpinnerRing } from '../spinner/index.ts';
import * as styles from './Progress.css.ts';

export type ProgressProps = Omit<RootProps, 'ref'> & {
  /** What is in progress: the visible name of the bar. */
  label: string;
  /** How much is done, from 0 to `maxValue`. Leave it out while that is not known. */
  value?: number | undefined;
  /** The value at which all is done. 1 by default. */
  maxValue?: number | undefined;
  /** The value in words, such as `2 of 5 photos`. The percentage by default. */
  valueText?: string | undefined;
  /** Hides the label visually. */
  isLabelHidden?: boolean | undefined;
  /** A ref to the `<progress>` element. */
  ref?: Ref<HTMLProgressElement> | undefined;
};

/** How much of a task is done: a native `<progress>` with its name and its value in words. */
export const Progress = ({
  label,
  value,
  maxValue = 1,
  valueText,
  isLabelHidden = false,
  ref,
  ...root
}: ProgressProps) => {
  const id = useId();
  const locale = useLocale();
  const percentage =
    value === undefined ? '' : new Intl.NumberFormat(locale, { style: 'percent' }).format(value / maxValue);
  const text = valueText ?? percentage;
  return (
    <div {...rootProps(root, styles.root)}>
      <div className={styles.header}>
        <label
          className={classNames(styles.label, isLabelHidden && visuallyHidden)}
          data-part="label"
          htmlFor={id}
        >
          {label}
        </label>
        {/* The bar announces it. */}
        <span aria-hidden className={styles.text} data-part="value" dir="auto">
          {text}
          {value === undefined && <SpinnerRing />}
        </span>
      </div>
      <progress
        aria-valuetext={text || undefined}
        className={styles.bar}
        data-part="bar"
        id={id}
        max={maxValue}
        ref={ref}
        value={value}
      />
    </div>
  );
};
