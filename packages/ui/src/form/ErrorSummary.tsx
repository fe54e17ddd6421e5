import { useContext, useEffect, useRef } from 'react';
import { FormScopeContext, useFormErrors } from '../internal/field/form-errors.ts';
import { SummaryBox, type SummaryBaseProps, type SummaryError } from './SummaryBox.tsx';
import { SummaryContext } from './summary-context.ts';

export type ErrorSummaryProps = SummaryBaseProps & {
  /** What is wrong, where a form around does not know it: of other forms than `Form`, or to have links without JavaScript. */
  errors?: readonly SummaryError[] | undefined;
};

type SummaryProps = SummaryBaseProps & {
  errors: readonly SummaryError[];
  /** Which answer they belong to; 0 while there is none. Each takes the focus. */
  answer: number;
};

const Summary = ({ errors, answer, ...base }: SummaryProps) => {
  const setHasSummary = useContext(SummaryContext);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setHasSummary(true);
    return () => setHasSummary(false);
  }, [setHasSummary]);

  useEffect(() => {
    if (answer > 0) ref.current?.focus();
  }, [answer]);

  if (answer === 0 || errors.length === 0) return null;
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

/** Lists what the form around knows: first of the whole, then field by field. */
const SummaryOfForm = (base: SummaryBaseProps) => {
  const { fields, errorsByName } = useFormScope();
  const { errors, failedSubmits } = useFormErrors(fields);
  const names = new Set(errors.map(({ name }) => name));
  const ofTheWhole = Object.entries(errorsByName).flatMap(([name, error]) =>
    error && !names.has(name) ? [{ error }] : [],
  );
  const ofFields = errors.map(({ id, label, error }) => ({ fieldId: id, label, error }));
  return <Summary {...base} answer={failedSubmits} errors={[...ofTheWhole, ...ofFields]} />;
};

/**
 * All that is wrong with the form around, each with a link to its field (WCAG 3.3.1). It comes up when a form
 * was sent with errors, takes the focus, gets shorter as they are put right, and goes. With `errors` it lists those, and
 * needs no `Form`.
 */
export const ErrorSummary = ({ errors, ...base }: ErrorSummaryProps) =>
  errors ? (
    <Summary {...base} answer={Math.min(errors.length, 1)} errors={errors} />
  ) : (
    <SummaryOfForm {...base} />
  );
