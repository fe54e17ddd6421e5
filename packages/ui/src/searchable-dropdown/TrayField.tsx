import { useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import { classNames } from '../internal/class-names.ts';
import * as controlStyles from '../internal/field/control.css.ts';
import type { DropdownFieldProps } from './ComboField.tsx';
import { Panel } from './Panel.tsx';
import { SearchInput } from './SearchInput.tsx';
import * as styles from './SearchableDropdown.css.ts';

/**
 * On a phone: a button that opens a tray with the search field on top and the list in what the keyboard
 * leaves of the screen.
 */
export const TrayField = (props: DropdownFieldProps) => {
  const { field, dropdown, value, placeholder, isDisabled, onBlur, messages, ref } = props;
  const { isOpen } = dropdown;
  const buttonRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => buttonRef.current as HTMLButtonElement);
  const valueId = `${field.control.id}-value`;
  const label = <p className={styles.trayTitle}>{field.label}</p>;

  return (
    <AriaLocale>
      <div
        className={classNames(controlStyles.control, styles.combo)}
        data-disabled={isDisabled || undefined}
        data-invalid={field.isInvalid || undefined}
      >
        <button
          {...field.control}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          aria-labelledby={`${field.labelId} ${valueId}`}
          className={styles.trayButton}
          disabled={isDisabled}
          onBlur={isOpen ? undefined : onBlur}
          onClick={dropdown.open}
          ref={buttonRef}
          type="button"
        >
          <SearchIcon className={styles.trayIcon} />
          <span className={value ? controlStyles.value : controlStyles.placeholder} id={valueId}>
            {value?.label ?? placeholder}
          </span>
          {!value && <ChevronDownIcon className={controlStyles.endIcon} />}
        </button>
        {value && !isDisabled && (
          <button
            aria-label={messages.clear}
            className={styles.button}
            onClick={() => {
              dropdown.clear();
              buttonRef.current?.focus();
            }}
            type="button"
          >
            <XIcon />
          </button>
        )}
      </div>
      <ModalOverlay
        className={styles.scrim}
        isDismissable
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) dropdown.pause();
        }}
      >
        <Modal className={styles.tray}>
          <Dialog aria-label={field.label} className={styles.trayBody}>
            <div className={styles.trayHeader}>
              {label}
              <Button aria-label={messages.close} className={styles.button} slot="close">
                <XIcon />
              </Button>
            </div>
            {!dropdown.isCustomOpen && (
              <div className={controlStyles.control}>
                <SearchIcon className={controlStyles.startIcon} />
                <SearchInput
                  aria-label={field.label}
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- she has opened the tray to search
                  autoFocus
                  dropdown={dropdown}
                  onKey={(event) => event.key === 'Tab' || event.key === 'Escape'}
                  placeholder={messages.search}
                  text={dropdown.typed}
                />
              </div>
            )}
            <Panel
              dropdown={dropdown}
              label={field.label}
              messages={messages}
              onCustomAdd={dropdown.addCustom}
              onCustomCancel={dropdown.open}
              status={props.status}
              value={value}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
};
