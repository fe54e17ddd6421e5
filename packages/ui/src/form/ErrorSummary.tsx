import { useContext, useEffect, useId, useRef } from 'react';
import { TriangleAlertIcon } from '../icons/index.ts';
import { FormScopeContext, useFormErrors } from '../internal/field/form-errors.ts';
import { useMessages } from '../internal/messages.ts';
import { Link } from '../link/index.ts';
import * as styles from './ErrorSummary.css.ts';
import { type ErrorSummaryMessages, errorSummaryMessages } from './ErrorSummary.messages.ts';
import { focusField } from './focus-field.ts';
import { SummaryContext } from './summary-context.ts';

export type ErrorSummaryProps = {
  /** Level of its heading. 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words than its own, by name. */
  messages?: Partial<ErrorSummaryMessages> | undefined;
};

const useFormScope = () => {
  const scope = useContext(FormScopeContext);
  if (!scope) {
    throw new Error(
      'ErrorSummary stands outside of a Form, so it knows of no errors to list. Put it inside, before the fields.',
    );
  }
  return scope;
};

/**
 * All that is wrong with the form around, each with a link to its field (WCAG 3.3.1). It comes up when a form
 * was sent with errors, takes the focus, gets shorter as they are put right, and goes.
 */
export const ErrorSummary = ({ headingLevel = 2, messages: overrides }: ErrorSummaryProps) => {
  const messages = useMessages(errorSummaryMessages, overrides);
  const { fields, errorsByName } = useFormScope();
  const { errors, failedSubmits } = useFormErrors(fields);
  const setHasSummary = useContext(SummaryContext);
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    setHasSummary(true);
    return () => setHasSummary(false);
  }, [setHasSummary]);

  useEffect(() => {
    if (failedSubmits > 0) ref.current?.focus();
  }, [failedSubmits]);

  const names = new Set(errors.map(({ name }) => name));
  const ofTheWhole = Object.entries(errorsByName).filter(([name, error]) => error && !names.has(name));
  const count = errors.length + ofTheWhole.length;
  if (failedSubmits === 0 || count === 0) return null;
  return (
    // A fieldset would be part of what is filled in.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div aria-labelledby={titleId} className={styles.summary} ref={ref} role="group" tabIndex={-1}>
      <TriangleAlertIcon className={styles.icon} />
      <Heading className={styles.title} id={titleId}>
        {messages.title(count)}
      </Heading>
      <ul className={styles.list} role="list">
        {ofTheWhole.map(([name, error]) => (
          <li className={styles.item} key={name}>
            {error}
          </li>
        ))}
        {errors.map(({ id, label, error }) => (
          <li className={styles.item} key={id}>
            <Link
              href={`#${id}`}
              isStandalone
              onClick={(event) => {
                // The address stays: a router would take its change for a way to go.
                event.preventDefault();
                focusField(id);
              }}
            >
              {label}: {error}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
