import { memo } from 'react';
import type { DropdownSelection } from '../searchable-dropdown/index.ts';

type FormValuesProps = {
  selections: readonly DropdownSelection[];
  name: string;
  form: string | undefined;
  isDisabled: boolean;
};

/** What a form sends: one entry for each value. */
export const FormValues = memo(({ selections, isDisabled, ...props }: FormValuesProps) =>
  selections.map(({ value }) => (
    <input {...props} disabled={isDisabled} key={value} type="hidden" value={value} />
  )),
);
