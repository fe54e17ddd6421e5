import type { MouseEventHandler } from 'react';
import { CustomEntry } from './CustomEntry.tsx';
import { ListStatus } from './ListStatus.tsx';
import type { RenderOption } from './option.ts';
import { OptionList } from './OptionList.tsx';
import * as styles from './OptionList.css.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import type { Dropdown } from './use-dropdown.ts';

type PanelProps = {
  label: string;
  dropdown: Dropdown;
  status: string | undefined;
  /** Where the search field is outside the panel, a press on a row leaves the focus in it. */
  onMouseDown?: MouseEventHandler;
  renderOption?: RenderOption | undefined;
  onCustomAdd: () => void;
  onCustomCancel: () => void;
  messages: SearchableDropdownMessages;
};

/** The open panel: the rows and the status, or the field for a custom value. */
export const Panel = (props: PanelProps) => {
  const { label, dropdown, status, onMouseDown, onCustomAdd, onCustomCancel, messages } = props;
  const { custom } = dropdown;
  if (custom) {
    return (
      <CustomEntry
        messages={messages}
        onAdd={onCustomAdd}
        onCancel={onCustomCancel}
        onChange={custom.setText}
        text={custom.text}
      />
    );
  }
  const { content } = dropdown.list;
  const statusLine = <ListStatus status={content.isLoadingMore ? 'loading' : content.status} text={status} />;
  // "Keep typing" is after the rows that it refers to, all other statuses are before them.
  const isStatusLast = content.status === 'ready';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only prevents a default action
    <div className={styles.panel} onMouseDown={onMouseDown}>
      {!isStatusLast && statusLine}
      <OptionList dropdown={dropdown} label={label} messages={messages} renderOption={props.renderOption} />
      {isStatusLast && statusLine}
    </div>
  );
};
