import { Fragment, useId } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import type { DropdownOption, DropdownValue } from './option.ts';
import { OptionLabel } from './OptionLabel.tsx';
import * as styles from './OptionList.css.ts';
import { sectionsOf } from './sections.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import type { Dropdown } from './use-dropdown.ts';

const RETRY = ':retry';
const ADD_CUSTOM = ':add-custom';

// The library keeps quiet when the chosen row is chosen again, but that closes the list too.
const TELLS_EVERY_CHOICE = { allowDuplicateSelectionEvents: true };

type OptionListProps = {
  label: string;
  dropdown: Dropdown;
  value: DropdownValue | null;
  messages: SearchableDropdownMessages;
};

const optionRow = (key: string, option: DropdownOption, query: string) => {
  const { label, detail, description, isDisabled = false } = option;
  return (
    <ListBoxItem className={styles.row} id={key} isDisabled={isDisabled} key={key} textValue={label}>
      {({ isSelected }) => (
        <>
          <span className={styles.label}>
            <OptionLabel label={label} query={query} />
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  );
};

/** The rows that can be chosen, with the actions as the last of them: arrow keys reach both (trap 5). */
const Rows = ({ label, dropdown, value, messages }: OptionListProps) => {
  const { rows, query, offersCustom } = dropdown;
  // New with every list that comes: the library does not point to a row again that it pointed to last.
  const listId = useId();
  const keyOf = (option: string) => `${listId}=${option}`;

  const choose = (key: string) => {
    if (key === listId + RETRY) dropdown.retry();
    else if (key === listId + ADD_CUSTOM) dropdown.openCustom();
    else {
      const chosen = rows.options.find((option) => keyOf(option.value) === key);
      if (chosen) dropdown.chooseOption(chosen);
    }
  };

  return (
    <ListBox
      {...TELLS_EVERY_CHOICE}
      aria-label={label}
      className={styles.list}
      data-loading={rows.status === 'loading' || undefined}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        for (const key of keys) choose(String(key));
      }}
      selectedKeys={value && !value.isCustom ? [keyOf(value.value)] : []}
      selectionMode="single"
      shouldFocusWrap
      // Before, what opens would stand under a mouse button that is still down.
      shouldSelectOnPressUp
    >
      {sectionsOf(rows.options).map(({ name, options }) => {
        const items = options.map((option) => optionRow(keyOf(option.value), option, query));
        if (name === undefined) return <Fragment key="">{items}</Fragment>;
        return (
          <ListBoxSection id={`section:${name}`} key={name}>
            <Header className={styles.sectionName}>{name}</Header>
            {items}
          </ListBoxSection>
        );
      })}
      {rows.status === 'failed' && (
        <ListBoxItem className={styles.action} id={listId + RETRY} textValue={messages.retry}>
          {messages.retry}
        </ListBoxItem>
      )}
      {offersCustom && (
        <ListBoxItem className={styles.addCustom} id={listId + ADD_CUSTOM} textValue={messages.addCustom}>
          <PlusIcon />
          {messages.addCustom}
        </ListBoxItem>
      )}
    </ListBox>
  );
};

/** The list, if there is anything in it. */
export const OptionList = (props: OptionListProps) => {
  const { rows, offersCustom } = props.dropdown;
  const isEmpty = rows.options.length === 0 && rows.status !== 'failed' && !offersCustom;
  return isEmpty ? null : <Rows {...props} />;
};
