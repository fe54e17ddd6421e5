import { type ReactNode, useId } from 'react';
import { type StyleProps, styleProps } from '../root-props.ts';
import type { FieldProps } from './field-props.ts';
import { useErrorByName, useReportedError } from './form-errors.ts';
import { useAfterPress } from './use-after-press.ts';

type Note = { kind: 'error' | 'hint'; text: ReactNode };

/** Connects a label, a control and the text under it (WCAG 1.3.1, 3.3.1). */
export type Field = {
  labelId: string;
  label: string;
  necessity: FieldProps['necessity'];
  noteId: string;
  note: Note | undefined;
  /** The id of a text for assistive technology, where the control cannot have `aria-required`. */
  requiredId: string | undefined;
  /** For the control, whatever element it is. */
  control: { id: string; 'aria-describedby': string | undefined; form: string | undefined };
  isInvalid: boolean;
  /** For the frame: the product's classes, styles and `data-…` attributes. */
  root: StyleProps;
};

type Control = {
  /** The control shows `disabledReason` itself, as an empty one does. */
  showsReasonAsPlaceholder?: boolean;
  /** A button cannot have `aria-required` (WAI-ARIA 1.2), so a text states it. */
  isButton?: boolean;
};

const getNote = (
  props: FieldProps,
  error: string | undefined,
  showsReasonAsPlaceholder: boolean,
): Note | undefined => {
  if (error) return { kind: 'error', text: error };
  if (props.isDisabled && props.disabledReason && !showsReasonAsPlaceholder) {
    return { kind: 'hint', text: props.disabledReason };
  }
  return props.description ? { kind: 'hint', text: props.description } : undefined;
};

/** The control's own attributes: its name, and whether it is invalid and required. */
const CONTROL_ARIA_NAMES = /^aria-(?:label|labelledby|invalid|required)$/;

/** The attributes that the app adds to the control. */
const pickAriaProps = (props: object): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => name.startsWith('aria-') && !CONTROL_ARIA_NAMES.test(name)),
  );

/** The ids and texts of one field. Its error is its own, else that of the surrounding `Form` for its `name`. */
export const useField = (
  props: FieldProps,
  { showsReasonAsPlaceholder = false, isButton = false }: Control = {},
): Field => {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const noteId = `${id}-note`;
  const errorByName = useErrorByName(props.name);
  const error = useAfterPress(props.error || errorByName || undefined);
  useReportedError(id, props.label, props.name, error);
  const note = getNote(props, error, showsReasonAsPlaceholder);
  const needsRequiredText =
    isButton && props.isRequired && !props.isReadOnly && props.necessity !== 'required';
  const requiredId = needsRequiredText ? `${id}-required` : undefined;
  const { 'aria-describedby': describedByProp, ...aria } = pickAriaProps(props);
  const describedBy = [note && noteId, requiredId, describedByProp].filter(Boolean).join(' ') || undefined;
  return {
    labelId: `${id}-label`,
    label: props.label,
    necessity: props.necessity,
    noteId,
    note,
    requiredId,
    control: { ...aria, id, 'aria-describedby': describedBy, form: props.form },
    isInvalid: Boolean(error),
    root: styleProps(props),
  };
};
