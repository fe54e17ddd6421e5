import { useContext, useEffect, useRef } from 'react';
import { FormScopeContext, useFormErrors } from '../internal/field/form-errors.ts';
import { SummaryBox, type SummaryBaseProps, type SummaryError } from './SummaryBox.tsx';
import { SummaryContext } from './summary-context.ts';

export type ErrorSummaryProps = SummaryBaseProps & {
  /**
   * The errors, where the surrounding form does not know them: in forms other than `Form`, or for links that work
   * without JavaScript.
   */
  errors?: readonly SummaryError[] | undefined;
};

type SummaryProps = SummaryBaseProps & {
  errors: readonly SummaryError[];
  /**
   * The number of the submit that they belong to; 0 while there is none. Each new number moves the focus to the
   * summary.
   */
  submitNumber: number;
};

const Summary = ({ errors, submitNumber, ...base }: SummaryProps) => {
  const setHasSummary = useContext(SummaryContext);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setHasSummary(true);
    return () => setHasSummary(false);
  }, [setHasSummary]);

  useEffect(() => {
    if (submitNumber > 0) ref.current?.focus();
  }, [submitNumber]);

  if (submitNumber === 0 || errors.length === 0) return null;
  return <SummaryBox {...base} errors={errors} boxRef={ref} />;
};

const useFormScope = () => {
  const scope = useContext(FormScopeContext);
  if (!scope) {
    throw new Error(
      'ErrorSummary stands outside of a Form and has no `errors`, so it knows of none to list. Put it inside, before the fields, or give it the errors.',
    );
  }
  return scope;
};

/** Lists the errors of the surrounding form: first those of the form as a whole, then those of each field. */
const FormErrorSummary = (base: SummaryBaseProps) => {
  const { fields, errorsByName } = useFormScope();
  const { errors, failedSubmits } = useFormErrors(fields);
  const names = new Set(errors.map(({ name }) => name));
  const formErrors = Object.entries(errorsByName).flatMap(([name, error]) =>
    error && !names.has(name) ? [{ error }] : [],
  );
  const fieldErrors = errors.map(({ id, label, error }) => ({ fieldId: id, label, error }));
  return <Summary {...base} submitNumber={failedSubmits} errors={[...formErrors, ...fieldErrors]} />;
};

/**
 * All errors of the surrounding form, each with a link to its field (WCAG 3.3.1). It appears when a form with errors was
 * submitted, takes the focus, gets shorter as errors are corrected, and disappears. With `errors` it lists those, and
 * requires no `Form`.
 */
export const ErrorSummary = ({ errors, ...base }: ErrorSummaryProps) =>
  errors ? (
    <Summary {...base} submitNumber={Math.min(errors.length, 1)} errors={errors} />
  ) : (
    <FormErrorSummary {...base} />
  );
