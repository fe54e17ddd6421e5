import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import type { SelectItem } from './select-props.ts';

type AutofillSelectProps = {
  label: string;
  autoComplete: string;
  items: readonly SelectItem[];
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
  /** Receives the focus that a browser moves to it. */
  focusControl: () => void;
};

/**
 * A native select for autofill. Safari ignores one with `display: none`, and Firefox one without a label, so it is
 * only visually hidden and hidden from assistive technology. A form sends the value of the hidden input, which a reset
 * does not change.
 */
export const AutofillSelect = (props: AutofillSelectProps) => {
  const { label, autoComplete, items, value, isDisabled, onChange, focusControl } = props;
  return (
    <div aria-hidden className={visuallyHidden}>
      <label>
        {label}
        <select
          autoComplete={autoComplete}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          // The previous and next buttons of an on-screen keyboard focus it: the focus moves on to the control.
          onFocus={focusControl}
          tabIndex={-1}
          value={value}
        >
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is the empty value, hidden from assistive technology */}
          <option value="" />
          {items.map((item) => (
            <option disabled={item.isDisabled} key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
