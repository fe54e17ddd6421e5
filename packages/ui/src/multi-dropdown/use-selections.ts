import { useMemo, useState } from 'react';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import type { DropdownOption, DropdownSelection } from '../searchable-dropdown/index.ts';
import { optionSelection } from '../searchable-dropdown/parts/index.ts';

type SelectionsSource = {
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((values: readonly string[]) => void) | undefined;
  onSelectionChange?: ((selections: readonly DropdownSelection[]) => void) | undefined;
  options?: readonly DropdownOption[] | undefined;
};

const NONE: readonly never[] = [];

/** The values of a field, and the options that they stand for: of the list, or selected before. */
export const useSelections = (source: SelectionsSource) => {
  const { options = NONE } = source;
  const [values, change] = useFieldValue(source, NONE as readonly string[]);
  const [known, setKnown] = useState<readonly DropdownSelection[]>(NONE);
  // Memoised, so that a key does not search a long list for them.
  const { chosen, selections } = useMemo(() => {
    const chosen = new Set(values);
    const byValue = new Map(known.map((selection) => [selection.value, selection]));
    for (const option of options)
      if (chosen.has(option.value)) byValue.set(option.value, optionSelection(option));
    const getSelection = (value: string) => byValue.get(value) ?? { value, label: value, isCustom: true };
    return { chosen, selections: [...chosen].map(getSelection) };
  }, [values, known, options]);

  return {
    chosen,
    /** In the order in which they were selected. */
    selections,
    setSelections: (next: readonly DropdownSelection[]) => {
      setKnown(next);
      change(next.map(({ value }) => value));
      source.onSelectionChange?.(next);
    },
  };
};
