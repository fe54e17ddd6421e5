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
   * Called to submit the form. The app passes the errors it finds in `errors` or to the fields. An asynchronous handler
   * returns a promise, and the focus moves once that is settled.
   */
  onSubmit?: (() => void | Promise<unknown>) | undefined;
  /**
   * Called in place of `onSubmit` or `action` when a field has found an error itself, such as a number above its highest,
   * so that the app shows its own errors as well and the focus moves to the first of all. With React Hook Form:
   * `() => trigger()`.
   */
  onBlocked?: (() => unknown) | undefined;
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
const useIsServerRender = () =>
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
  onBlocked,
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
  const [submitCount, setSubmitCount] = useState(0);
  const scope = useMemo(() => ({ fields, errorsByName: errors }), [fields, errors]);

  // Counted when the action's result is rendered, and not before, because routers render it in a transition:
  // https://react.dev/reference/react/useTransition
  const countSubmit = () => startTransition(() => setSubmitCount((count) => count + 1));

  const runThenCount = async (handler: (() => unknown) | undefined) => {
    try {
      await handler?.();
    } finally {
      countSubmit();
    }
  };

  /** Shows the errors that fields found themselves, such as a day that does not exist; they block the submit. */
  const isSubmitBlocked = () => {
    const isBlocked = fields.showBlockingErrors();
    if (isBlocked && onBlocked) void runThenCount(onBlocked);
    else if (isBlocked) countSubmit();
    return isBlocked;
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitBlocked()) void runThenCount(onSubmit);
  };
  const handleNativeSubmit = (event: FormEvent) => {
    if (isSubmitBlocked()) event.preventDefault();
  };

  const isServerRender = useIsServerRender();
  const isActionRunning = useRef(false);
  const wasBlocked = useRef(false);
  const runAction = async (data: FormData) => {
    isActionRunning.current = true;
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
    if (isActionRunning.current && (hasErrors || wasBlocked.current)) event.preventDefault();
  };

  useEffect(() => {
    if (submitCount === 0) return;
    isActionRunning.current = false;
    // By now the fields have reported their errors: effects of children run first.
    const [first] = fields.getSnapshot().errors;
    if (!first && !hasErrors) return fields.submitSucceeded();
    fields.submitFailed();
    if (first && !hasSummary) focusField(first.id);
    // Only a submit may run this effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);

  return (
    <form
      {...form}
      className={classNames(styles.form, className)}
      noValidate
      {...(typeof action === 'function'
        ? // In the server's markup: React then sends a server action without JavaScript too.
          { action: isServerRender ? action : runAction, onResetCapture }
        : {
            ...(action !== undefined && { action, method }),
            onSubmit: onSubmit || action === undefined ? handleSubmit : handleNativeSubmit,
          })}
    >
      <FormScopeContext value={scope}>
        <SummaryContext value={setHasSummary}>{children}</SummaryContext>
      </FormScopeContext>
    </form>
  );
};
