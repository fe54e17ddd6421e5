import { useEffect, useMemo, useState } from 'react';
import { warnDeveloper } from '../internal/warn-developer.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { type DropdownOption, type DropdownSelection, optionSelection } from './option.ts';

/**
 * Loads the option of a value that is not in `options`; `null` if it is none, such as custom text. An aborted signal
 * means that the response is no longer used.
 */
export type LoadOption = (value: string, options: { signal: AbortSignal }) => Promise<DropdownOption | null>;

export type SelectionSource = {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  onSelectionChange?: ((selection: DropdownSelection | null) => void) | undefined;
  options?: readonly DropdownOption[] | undefined;
  loadOption?: LoadOption | undefined;
};

/** The value of a field, and the option that it stands for: of the list, the last selected one, or a loaded one. */
export const useSelection = (source: SelectionSource) => {
  const { options, loadOption } = source;
  const [value, change] = useFieldValue(source, null);
  if (process.env.NODE_ENV !== 'production' && typeof value === 'object' && value !== null)
    warnDeveloper({
      what: 'The value of a SearchableDropdown is an object.',
      why: 'The form would send "[object Object]".',
      todo: 'Pass the string that the form sends: `option.value`, not the option.',
    });
  const [last, setLast] = useState<DropdownSelection | null>(null);
  // Memoised, so that moving through a long list does not search it again.
  const option = useMemo(
    () => (value === null ? undefined : options?.find((candidate) => candidate.value === value)),
    [options, value],
  );
  const found = option ? optionSelection(option) : last?.value === value ? last : undefined;
  const isLoading = value && loadOption && !found?.label;

  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (loaded: DropdownOption | null) => {
      // Without an option the value itself is shown, because the form sends it.
      if (!signal.aborted) setLast({ label: value, isCustom: !loaded, ...loaded, value });
    };
    loadOption(value, { signal }).then(settle, () => settle(null));
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- apps pass an inline function
  }, [isLoading, value]);

  return {
    /** While it loads, its label is empty. */
    selected: found ?? (value ? { value, label: isLoading ? '' : value, isCustom: true } : null),
    select: (selection: DropdownSelection | null) => {
      setLast(selection);
      change(selection?.value ?? null);
      source.onSelectionChange?.(selection);
    },
  };
};
