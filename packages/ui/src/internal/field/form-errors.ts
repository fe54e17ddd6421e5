import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** A field that shows an error, as listed in a summary. */
export type FieldError = {
  /** The id of the control. */
  id: string;
  name: string | undefined;
  label: string;
  error: string;
};

type Snapshot = {
  /** The fields with errors, in document order. */
  errors: readonly FieldError[];
  /** How often the form was submitted and had errors. */
  failedSubmits: number;
};

/** Whether a control follows another one in the page. */
const isAfter = (one: FieldError, other: FieldError): boolean => {
  const [a, b] = [document.getElementById(one.id), document.getElementById(other.id)];
  return Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING);
};

const sortInDocumentOrder = (errors: FieldError[]): FieldError[] =>
  // `toSorted` requires newer browsers than the oldest supported ones.
  // oxlint-disable-next-line unicorn/no-array-sort
  errors.sort((one, other) => (isAfter(one, other) ? 1 : -1));

/**
 * The errors that the fields of one form report to the form and its summary. `failedSubmits` begins at 1 when the page
 * itself is the response to a submitted form.
 */
export const createFormErrors = (failedSubmits: 0 | 1 = 0) => {
  const initial: Snapshot = { errors: [], failedSubmits };
  const { get, set, subscribe } = createStore(initial);
  const change = (next: Partial<Snapshot>) => set({ ...get(), ...next });
  const blockers = new Map<string, () => void>();
  const getErrorsExcept = (id: string) => get().errors.filter((error) => error.id !== id);
  return {
    report: (error: FieldError) =>
      change({ errors: sortInDocumentOrder([...getErrorsExcept(error.id), error]) }),
    withdraw: (id: string) => change({ errors: getErrorsExcept(id) }),
    /**
     * Registers a field that found an error itself and shows it once the form is submitted. The returned function
     * unregisters it.
     */
    blockSubmit: (id: string, show: () => void) => {
      blockers.set(id, show);
      return () => void blockers.delete(id);
    },
    /**
     * Makes the registered fields show the errors that they found. Returns whether there are any, in which case the form
     * is not submitted.
     */
    showBlockingErrors: () => {
      for (const show of blockers.values()) show();
      return blockers.size > 0;
    },
    submitFailed: () => change({ failedSubmits: get().failedSubmits + 1 }),
    submitSucceeded: () => change({ failedSubmits: 0 }),
    getSnapshot: get,
    getServerSnapshot: () => initial,
    subscribe,
  };
};

export type FormErrors = ReturnType<typeof createFormErrors>;

type FormScope = {
  fields: FormErrors;
  /** The errors, by the `name` of the field. */
  errorsByName: Readonly<Record<string, string | undefined>>;
};

/** The surrounding form, if there is one. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** Subscribes to the list of fields with errors. */
export const useFormErrors = (fields: FormErrors): Snapshot =>
  useSyncExternalStore(fields.subscribe, fields.getSnapshot, fields.getServerSnapshot);

/** The surrounding form's error for the field of this name. */
export const useErrorByName = (name: string | undefined): string | undefined => {
  const errors = useContext(FormScopeContext)?.errorsByName;
  return errors && name !== undefined && Object.hasOwn(errors, name) ? errors[name] : undefined;
};

/** Reports the error that a field shows to the surrounding form. */
export const useReportedError = (
  id: string,
  label: string,
  name: string | undefined,
  error: string | undefined,
) => {
  const fields = useContext(FormScopeContext)?.fields;
  useEffect(() => {
    if (!fields || !error) return undefined;
    fields.report({ id, name, label, error });
    return () => fields.withdraw(id);
  }, [fields, id, name, label, error]);
};

/**
 * Blocks the submit of the surrounding form while a field has an error that it found itself. On a submit, the field
 * shows that error.
 */
export const useSubmitBlocker = (id: string, isBlocking: boolean, show: () => void) => {
  const fields = useContext(FormScopeContext)?.fields;
  const showError = useEffectEvent(show);
  useEffect(
    () => (fields && isBlocking ? fields.blockSubmit(id, () => showError()) : undefined),
    [fields, id, isBlocking],
  );
};
