import {
  type FormEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createFormErrors, FormScopeContext } from '../internal/field/form-errors.ts';
import { classNames } from '../internal/class-names.ts';
import type { StyleProps } from '../internal/root-props.ts';
import * as styles from './Form.css.ts';
import { focusField } from './focus-field.ts';
import { SummaryContext } from './summary-context.ts';

/** The errors, by the `name` of the field; under a name that no field has, an error of the whole form. */
export type ErrorsByName = Readonly<Record<string, string | undefined>>;

export type FormProps = StyleProps & {
  /**
   * Sends the form. The app puts the errors it finds in `errors` or in the fields. An asynchronous one returns a
   * promise, and the focus moves once that is settled.
   */
  onSubmit?: (() => void | Promise<unknown>) | undefined;
  /**
   * Receives the form data, as an alternative to `onSubmit`: a React action, such as `useActionState` gives. When it
   * is done, uncontrolled fields are reset, but not when there are errors. With a URL the browser itself sends
   * the form there, also without JavaScript; `onSubmit`, if there is one, runs first.
   */
  action?: string | ((data: FormData) => void | Promise<void>) | undefined;
  /** The method with which the browser sends it to a URL. `post` by default. */
  method?: 'get' | 'post' | undefined;
  /** The errors, by the name of the field. */
  errors?: ErrorsByName | undefined;
  /** Fields and buttons. */
  children: ReactNode;
  /** Its id, generated if left out. */
  id?: string | undefined;
  /** The accessible name of the form, which makes it a landmark. */
  'aria-label'?: string | undefined;
  /** The id of the element that names it. */
  'aria-labelledby'?: string | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLFormElement> | undefined;
};

const NO_ERRORS: ErrorsByName = {};

const noSubscription = () => () => {};
/** Whether this is the markup that the server rendered. */
const useIsServerPage = () =>
  useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );

/**
 * A form. The browser's own validation and bubbles are off: the fields show the errors. A form that has errors after a
 * submit moves the focus to its `ErrorSummary`, or to the first field with an error.
 */
export const Form = ({
  onSubmit,
  action,
  method = 'post',
  errors = NO_ERRORS,
  children,
  className,
  ...form
}: FormProps) => {
  const hasErrors = Object.values(errors).some(Boolean);
  // A page that loads with errors is the response to a form that the browser sent.
  const [fields] = useState(() => createFormErrors(typeof action === 'string' && hasErrors ? 1 : 0));
  const [hasSummary, setHasSummary] = useState(false);
  const [submits, setSubmits] = useState(0);
  const scope = useMemo(() => ({ fields, errorsByName: errors }), [fields, errors]);

  // When the action's result is rendered, and not before, because routers render theirs in a transition:
  // https://react.dev/reference/react/useTransition
  const countSubmit = () => startTransition(() => setSubmits((count) => count + 1));

  const submit = async () => {
    try {
      await onSubmit?.();
    } finally {
      countSubmit();
    }
  };

  /**
   * A field with a problem that it found itself, such as a day that does not exist, shows it, and the form is not sent.
   */
  const isSubmitBlocked = () => {
    const isBlocked = fields.showBlockingProblems();
    if (isBlocked) countSubmit();
    return isBlocked;
  };

  const submitHere = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitBlocked()) void submit();
  };
  const sendElsewhere = (event: FormEvent) => {
    if (isSubmitBlocked()) event.preventDefault();
  };

  const isServerPage = useIsServerPage();
  const isActing = useRef(false);
  const wasBlocked = useRef(false);
  const act = async (data: FormData) => {
    isActing.current = true;
    wasBlocked.current = isSubmitBlocked();
    if (wasBlocked.current) return;
    try {
      if (typeof action === 'function') await action(data);
    } finally {
      countSubmit();
    }
  };
  // React resets a form after each action, also after one that found errors: no input may be lost.
  // In the capture phase: the fields of react-aria listen to the form itself, before React's own listeners run.
  const onResetCapture = (event: FormEvent) => {
    if (isActing.current && (hasErrors || wasBlocked.current)) event.preventDefault();
  };

  useEffect(() => {
    if (submits === 0) return;
    isActing.current = false;
    // By now the fields have reported their errors: effects of children run first.
    const [first] = fields.getSnapshot().errors;
    if (!first && !hasErrors) return fields.submitSucceeded();
    fields.submitFailed();
    if (first && !hasSummary) focusField(first.id);
    // Runs in response to a submit, and to nothing else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submits]);

  return (
    <form
      {...form}
      className={classNames(styles.form, className)}
      noValidate
      {...(typeof action === 'function'
        ? // In the server's markup: React then sends a server action without JavaScript too.
          { action: isServerPage ? action : act, onResetCapture }
        : {
            ...(action !== undefined && { action, method }),
            onSubmit: onSubmit || action === undefined ? submitHere : sendElsewhere,
          })}
    >
      <FormScopeContext value={scope}>
        <SummaryContext value={setHasSummary}>{children}</SummaryContext>
      </FormScopeContext>
    </form>
  );
};
