import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** A field that shows an error, as a summary names it. */
export type FieldError = {
  /** Id of the control. */
  id: string;
  name: string | undefined;
  label: string;
  error: string;
};

type Snapshot = {
  /** The fields with errors, from the top of the page to its foot. */
  errors: readonly FieldError[];
  /** How often the form was sent and came back with errors. */
  failedSubmits: number;
};

/** Whether a control stands after another one in the page. */
const isAfter = (one: FieldError, other: FieldError): boolean => {
  const [a, b] = [document.getElementById(one.id), document.getElementById(other.id)];
  return Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING);
};

const inPlace = (errors: FieldError[]): FieldError[] =>
  // `toSorted` is younger than the browsers that are supported.
  // oxlint-disable-next-line unicorn/no-array-sort
  errors.sort((one, other) => (isAfter(one, other) ? 1 : -1));

/**
 * What the fields of one form say of themselves, for those that have to know: the form and its summary.
 * `failedSubmits` is 1 where the page itself is the answer to a form that was sent.
 */
export const createFormErrors = (failedSubmits: 0 | 1 = 0) => {
  const atFirst: Snapshot = { errors: [], failedSubmits };
  const { get, set, subscribe } = createStore(atFirst);
  const change = (next: Partial<Snapshot>) => set({ ...get(), ...next });
  const heldBack = new Map<string, () => void>();
  const without = (id: string) => get().errors.filter((error) => error.id !== id);
  return {
    report: (error: FieldError) => change({ errors: inPlace([...without(error.id), error]) }),
    withdraw: (id: string) => change({ errors: without(id) }),
    /** A field with a problem of its own, which it shows once the form is sent; the function it returns says that it is over. */
    holdBack: (id: string, show: () => void) => {
      heldBack.set(id, show);
      return () => void heldBack.delete(id);
    },
    /** Lets the fields with problems of their own show them. Returns whether there are any, and nothing may be sent. */
    showHeldBack: () => {
      for (const show of heldBack.values()) show();
      return heldBack.size > 0;
    },
    submitFailed: () => change({ failedSubmits: get().failedSubmits + 1 }),
    submitSucceeded: () => change({ failedSubmits: 0 }),
    getSnapshot: get,
    getServerSnapshot: () => atFirst,
    subscribe,
  };
};

export type FormErrors = ReturnType<typeof createFormErrors>;

type FormScope = {
  fields: FormErrors;
  /** What is wrong, by the `name` of the field. */
  errorsByName: Readonly<Record<string, string | undefined>>;
};

/** The form around, if there is one. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined);

/** The fields with errors, kept up to date. */
export const useFormErrors = (fields: FormErrors): Snapshot =>
  useSyncExternalStore(fields.subscribe, fields.getSnapshot, fields.getServerSnapshot);

/** What the form around says is wrong with the field of this name. */
export const useErrorByName = (name: string | undefined): string | undefined => {
  const errors = useContext(FormScopeContext)?.errorsByName;
  return errors && name !== undefined && Object.hasOwn(errors, name) ? errors[name] : undefined;
};

/** Tells the form around what a field shows. */
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

/** Keeps the form around from being sent while a field has a problem of its own, which it is then asked to show. */
export const useHoldsBack = (id: string, hasProblem: boolean, show: () => void) => {
  const fields = useContext(FormScopeContext)?.fields;
  const showIt = useEffectEvent(show);
  useEffect(
    () => (fields && hasProblem ? fields.holdBack(id, () => showIt()) : undefined),
    [fields, id, hasProblem],
  );
};
