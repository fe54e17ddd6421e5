import * as styles from './Calendar.css.ts';

type MonthOrYearSelectProps = {
  picker: {
    'aria-label': string;
    value: string | number;
    onChange: (key: string | number | null) => void;
    items: { id: number; formatted: string }[];
  };
};

/** A native select, which a phone shows as its own picker. */
export const MonthOrYearSelect = ({ picker }: MonthOrYearSelectProps) => (
  <select
    aria-label={picker['aria-label']}
    className={styles.select}
    onChange={(event) => picker.onChange(event.target.value)}
    value={picker.value}
  >
    {picker.items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);
