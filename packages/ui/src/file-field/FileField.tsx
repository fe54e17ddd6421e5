import {
  type ChangeEvent,
  type FocusEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { PlusIcon, XIcon } from '../icons/index.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { variants } from '../internal/styles/icon-button.css.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { useLocale } from '../provider/index.ts';
import { checkFile, formatSize } from './check-file.ts';
import * as styles from './FileField.css.ts';
import { type FileFieldMessages, fileFieldMessages } from './FileField.messages.ts';

export type FileFieldProps = Omit<FieldProps, 'isReadOnly'> & {
  /** The files, `[]` or `null` for none, such as after a reset. Left out, the field holds them itself. */
  value?: readonly File[] | null | undefined;
  /** Called with all files that are chosen, after each change. */
  onChange?: ((files: readonly File[]) => void) | undefined;
  /** The types that are taken, as in HTML: `.pdf,image/*`. */
  accept?: string | undefined;
  /** The most bytes of one file. */
  maxBytes?: number | undefined;
  /** Whether several files can be chosen. Later ones are added. */
  isMultiple?: boolean | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<FileFieldMessages> | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const NO_FILES: readonly File[] = [];

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const isSameList = (ones: readonly File[], others: readonly File[]) =>
  ones.length === others.length && ones.every((one, index) => one === others[index]);

/** Makes the input hold exactly these files, so that its form sends them. jsdom has no `DataTransfer`. */
const setInputFiles = (input: HTMLInputElement, files: readonly File[]) => {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  // user-event makes it a getter in tests, where an assignment would throw.
  Reflect.set(input, 'files', transfer.files);
};

/** Files of the device: a native input, over a box that files can be dropped on, and a list of what is chosen. */
export const FileField = (props: FileFieldProps) => {
  const { accept, maxBytes, isMultiple = false, isDisabled, onChange, ref } = props;
  const actionId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const locale = useLocale();
  const messages = useMessages(fileFieldMessages, props.messages);
  const value = props.value === null ? NO_FILES : props.value;
  const [files, change] = useFieldValue({ value, onChange }, NO_FILES);
  const [rejected, setRejected] = useState<{ error: string | undefined; files: readonly File[] }>();
  const [announcement, setAnnouncement] = useState('');
  // It belongs to a choice: files that the app sets since, as a reset does, have none.
  const rejection = rejected && isSameList(rejected.files, files) ? rejected.error : undefined;
  const field = useField({ ...props, error: rejection ?? props.error }, { isButton: true });

  const sent = useRef(NO_FILES);
  useEffect(() => {
    // Not before there are any: the browser may have restored those of an earlier visit.
    if (input.current && !isSameList(files, sent.current)) setInputFiles(input.current, files);
    sent.current = files;
  }, [files]);
  useFormReset(field.control.id, files, () => {
    setRejected(undefined);
    change(NO_FILES);
  });

  const getRejection = (file: File) => {
    const errorCode = checkFile(file, { accept, maxBytes });
    if (!errorCode) return undefined;
    return errorCode === 'type'
      ? messages.wrongType(file.name)
      : messages.tooLarge(file.name, formatSize(maxBytes ?? 0, locale));
  };
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    const rejections = chosen.map(getRejection);
    const accepted = chosen.filter(
      (file, index) =>
        rejections[index] === undefined && !(isMultiple && files.some((one) => isSame(one, file))),
    );
    const next = accepted.length === 0 ? files : isMultiple ? [...files, ...accepted] : accepted;
    setRejected({ error: rejections.find((text) => text !== undefined), files: next });
    setAnnouncement('');
    // A dialog that is cancelled, or a file that is not taken, leaves the ones before.
    if (accepted.length > 0) change(next);
    else setInputFiles(target, files);
  };
  const remove = (file: File) => {
    input.current?.focus();
    setRejected(undefined);
    setAnnouncement(messages.removed(file.name));
    change(files.filter((one) => one !== file));
  };
  const onFieldBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
  };

  return (
    <FieldFrame field={field}>
      <div className={styles.root} onBlur={onFieldBlur}>
        <div
          className={styles.control}
          data-part="control"
          data-disabled={isDisabled || undefined}
          data-invalid={field.isInvalid || undefined}
        >
          <PlusIcon />
          <span id={actionId}>{isMultiple ? messages.chooseSeveral : messages.choose}</span>
          <input
            {...field.control}
            accept={accept}
            aria-invalid={field.isInvalid}
            // What is seen is part of the name (WCAG 2.5.3).
            aria-labelledby={`${field.labelId} ${actionId}`}
            className={styles.input}
            disabled={isDisabled}
            multiple={isMultiple}
            name={props.name}
            onChange={onChoose}
            ref={input}
            type="file"
          />
        </div>
        {files.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list
          <ul aria-labelledby={field.labelId} className={styles.list} data-part="list" role="list">
            {files.map((file) => (
              <li className={styles.file} key={`${file.name} ${file.size} ${file.lastModified}`}>
                <bdi className={styles.name}>{file.name}</bdi>
                <bdi className={styles.size}>{formatSize(file.size, locale)}</bdi>
                <button
                  aria-label={messages.remove(file.name)}
                  className={variants.plain}
                  disabled={isDisabled}
                  onClick={() => remove(file)}
                  type="button"
                >
                  <XIcon />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span aria-live="polite" className={visuallyHidden}>
        {announcement}
      </span>
    </FieldFrame>
  );
};
