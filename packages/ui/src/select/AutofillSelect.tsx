import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import type { SelectItem } from './select-props.ts';

type AutofillSelectProps = {
  label: string;
  autoComplete: string;
  items: readonly SelectItem[];
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
  /** Takes the focus that a browser gives to it. */
  focusControl: () => void;
};

/**
 * A native select that browsers fill in. Safari passes over one that is not displayed, and Firefox over one without a
 * label, so it is only hidden to the eye and to assistive technology. What a form sends is the hidden input's, whose
 * value a reset leaves alone.
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
          // A phone's own keys from field to field pass through it.
          onFocus={focusControl}
          tabIndex={-1}
          value={value}
        >
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it stands for no choice, and nobody reads it */}
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
