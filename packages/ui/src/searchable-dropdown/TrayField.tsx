import { type MouseEvent, useImperativeHandle, useRef } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import { classNames } from '../internal/class-names.ts';
import { FieldMessage } from '../internal/field/FieldMessage.tsx';
import * as controlStyles from '../internal/field/control.css.ts';
import { FirstFocus } from '../internal/overlay/FirstFocus.tsx';
import { ModalDialog } from '../internal/overlay/ModalDialog.tsx';
import { ModalLayer } from '../internal/overlay/ModalLayer.tsx';
import * as overlayStyles from '../internal/overlay/overlay.css.ts';
import { OverlayHeader } from '../internal/overlay/OverlayHeader.tsx';
import type { Tap } from '../internal/overlay/second-tap.ts';
import { getButtonNameProps } from './button-name.ts';
import type { DropdownFieldProps } from './ComboField.tsx';
import { Panel } from './Panel.tsx';
import { SearchInput } from './SearchInput.tsx';
import * as styles from './SearchableDropdown.css.ts';
import { usePreloadTrigger } from './use-preload-trigger.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * On a phone: a button that opens a tray with the search field on top and the list in the space that the on-screen
 * keyboard leaves.
 */
export const TrayField = (props: DropdownFieldProps) => {
  const { field, dropdown, placeholder, isDisabled, isRequired, onBlur, messages, ref } = props;
  const { isOpen, selected, actions } = dropdown;
  const buttonRef = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => buttonRef.current as HTMLButtonElement);
  const triggerEvent = useRef<Tap>(undefined);
  const open = ({ currentTarget, nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    triggerEvent.current = nativeEvent;
    // Neither Safari nor a click from assistive technology focuses the button, and focus has to return here.
    currentTarget.focus();
    actions.open();
  };
  useReturnFocus(isOpen, buttonRef);
  const valueId = `${field.control.id}-value`;
  // The error is repeated in the tray, because the page behind it is not visible.
  const error = field.note?.kind === 'error' ? { ...field, noteId: `${field.noteId}-tray` } : undefined;
  const preloadTrigger = usePreloadTrigger(buttonRef, isDisabled, actions.prepare);

  return (
    <>
      <div
        {...preloadTrigger}
        className={classNames(controlStyles.control, styles.combo)}
        data-part="control"
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
          onClick={open}
          // Arrow keys open it, as in the field on large screens, because a touch screen may have a hardware keyboard.
          onKeyDown={(event) => {
            const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
            // The Enter that closed the tray may still be held.
            if (isArrow || (event.repeat && event.key === 'Enter')) event.preventDefault();
            if (isArrow) actions.open();
          }}
          ref={buttonRef}
          type="button"
        >
          <SearchIcon className={styles.trayIcon} />
          <span className={selected?.label ? controlStyles.value : controlStyles.placeholder} id={valueId}>
            {selected?.label || placeholder}
          </span>
          {!selected && <ChevronDownIcon className={controlStyles.endIcon} />}
        </button>
        {actions.clear && !isDisabled && (
          <button
            {...getButtonNameProps(field, 'clear')}
            aria-label={messages.clear}
            className={styles.button}
            onClick={() => {
              actions.clear?.();
              buttonRef.current?.focus();
            }}
            type="button"
          >
            <XIcon />
          </button>
        )}
      </div>
      <ModalLayer
        className={styles.tray}
        closesOnBack={props.closesOnBack}
        isOpen={isOpen}
        isPrerendered={dropdown.isReady}
        onClose={actions.closeKeepingText}
        triggerEvent={triggerEvent}
        placement="tray"
      >
        <ModalDialog aria-label={field.label} className={styles.trayBody}>
          <OverlayHeader
            className={styles.trayHeader}
            close={{ label: messages.close, onPress: actions.closeKeepingText }}
          >
            <p className={classNames(overlayStyles.title, styles.hiddenWhenLow)}>{field.label}</p>
          </OverlayHeader>
          {/* `autoFocus` would be too early: the tray may have been rendered before it is in the page. A custom value and
          the list each have a first field. */}
          <FirstFocus className={styles.trayContent} key={dropdown.custom && 'custom'}>
            {!dropdown.custom && (
              <div className={classNames(controlStyles.control, styles.besideClose)}>
                <SearchIcon className={controlStyles.startIcon} />
                <SearchInput
                  aria-describedby={error?.noteId}
                  aria-invalid={field.isInvalid}
                  aria-label={field.label}
                  aria-required={isRequired || undefined}
                  dropdown={dropdown}
                  onKey={(event) => event.key === 'Tab' || event.key === 'Escape'}
                  placeholder={messages.search}
                  text={dropdown.text ?? ''}
                />
              </div>
            )}
            {error && !dropdown.custom && (
              <div className={styles.hiddenWhenLow}>
                <FieldMessage field={error} />
              </div>
            )}
            <Panel
              dropdown={dropdown}
              label={field.label}
              messages={messages}
              onCustomAdd={actions.commitText}
              onCustomCancel={actions.open}
              renderOption={props.renderOption}
              status={props.status}
            />
            {props.footer}
          </FirstFocus>
        </ModalDialog>
      </ModalLayer>
    </>
  );
};
