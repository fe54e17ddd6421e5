import { memo } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { DropdownOption, RenderOption } from './option.ts';
import { OptionLabel } from './OptionLabel.tsx';
import type { SoundSearch } from './sound/use-sound.ts';
import * as styles from './OptionList.css.ts';

type OptionRowProps = {
  id: string;
  /** Its index among the rows. */
  row: number;
  /** The number of rows, rendered or not. */
  rowCount: number;
  option: DropdownOption;
  renderOption: RenderOption | undefined;
  foldedQuery: string;
  sound: SoundSearch | undefined;
  isActive: boolean;
  isSelected: boolean;
};

/** One option. Focus stays in the search field, whose `aria-activedescendant` refers to it (APG combobox). */
export const OptionRow = memo((props: OptionRowProps) => {
  const { id, row, rowCount, option, renderOption, foldedQuery, sound, isActive, isSelected } = props;
  const { label, detail, description, isDisabled } = option;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      aria-label={renderOption && label}
      aria-disabled={isDisabled || undefined}
      aria-posinset={row + 1}
      aria-selected={isSelected}
      aria-setsize={rowCount}
      className={styles.row}
      data-focused={isActive || undefined}
      data-row={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option has no second line
      role="option"
    >
      <span className={styles.label}>
        {renderOption ? (
          renderOption(option)
        ) : (
          <OptionLabel label={label} foldedQuery={foldedQuery} sound={sound} />
        )}
        {!renderOption && description && <span className={styles.description}>{description}</span>}
      </span>
      {!renderOption && detail && <span className={styles.detail}>{detail}</span>}
      {isSelected && <CheckIcon />}
    </div>
  );
});
