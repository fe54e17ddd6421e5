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

/** What is wrong, by the `name` of the field; under a name that no field has, what is wrong with the whole. */
export type ErrorsByName = Readonly<Record<string, string | undefined>>;

export type FormProps = StyleProps & {
  /**
   * Sends the form. Errors it finds go to `errors` or to the fields. Where it has to wait, it gives back a
   * promise, and the focus moves when that is settled.
   */
  onSubmit?: (() => void | Promise<unknown>) | undefined;
  /**
   * Takes what was entered, in place of `onSubmit`: an action of React, such as `useActionState` gives. When it is done,
   * fields that keep their own value go back to their first, but not where there are errors. An address is where the
   * browser itself sends the form, also without JavaScript; `onSubmit`, if there is one, goes before it.
   */
  action?: string | ((data: FormData) => void | Promise<void>) | undefined;
  /** How the browser sends it to an address. `post` by default. */
  method?: 'get' | 'post' | undefined;
  /** What is wrong, by the name of the field. */
  errors?: ErrorsByName | undefined;
  /** Fields and buttons. */
  children: ReactNode;
  /** Its id. Made up when left out. */
  id?: string | undefined;
  /** The name of the form, for those who go from form to form. */
  'aria-label'?: string | undefined;
  /** The id of what names it. */
  'aria-labelledby'?: string | undefined;
  /** The element itself. */
  ref?: Ref<HTMLFormElement> | undefined;
};

const NO_ERRORS: ErrorsByName = {};

const never = () => () => {};
/** Whether this is the page as the server wrote it. */
const useIsServerPage = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A form. The browser's own checks and bubbles are off: errors are shown by the fields. A form that comes
 * back with errors moves the focus to its `ErrorSummary`, or to the first field that has one.
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
  const isWrong = Object.values(errors).some(Boolean);
  // A page that comes with errors is the answer to a form that the browser sent.
  const [fields] = useState(() => createFormErrors(typeof action === 'string' && isWrong ? 1 : 0));
  const [hasSummary, setHasSummary] = useState(false);
  const [submits, setSubmits] = useState(0);
  const scope = useMemo(() => ({ fields, errorsByName: errors }), [fields, errors]);

  // With what the answer says, and not before, as routers give theirs: https://react.dev/reference/react/useTransition
  const countSubmit = () => startTransition(() => setSubmits((count) => count + 1));

  const submit = async () => {
    try {
      await onSubmit?.();
    } finally {
      countSubmit();
    }
  };

  /** Whether a field has a problem of its own, as an impossible day is: it shows it, and nothing is sent. */
  const isHeldBack = () => {
    const isHeld = fields.showHeldBack();
    if (isHeld) countSubmit();
    return isHeld;
  };

  const submitHere = (event: FormEvent) => {
    event.preventDefault();
    if (!isHeldBack()) void submit();
  };
  const sendElsewhere = (event: FormEvent) => {
    if (isHeldBack()) event.preventDefault();
  };

  const isServerPage = useIsServerPage();
  const isActing = useRef(false);
  const wasHeldBack = useRef(false);
  const act = async (data: FormData) => {
    isActing.current = true;
    wasHeldBack.current = isHeldBack();
    if (wasHeldBack.current) return;
    try {
      if (typeof action === 'function') await action(data);
    } finally {
      countSubmit();
    }
  };
  // React resets a form after each action, also after one that found errors: nothing that was entered may be lost.
  // On the way down: the fields of react-aria listen to the form itself, before React's own listeners have their turn.
  const onResetCapture = (event: FormEvent) => {
    if (isActing.current && (isWrong || wasHeldBack.current)) event.preventDefault();
  };

  useEffect(() => {
    if (submits === 0) return;
    isActing.current = false;
    // By now the fields have reported: effects of children run first.
    const [first] = fields.getSnapshot().errors;
    if (!first && !isWrong) return fields.submitSucceeded();
    fields.submitFailed();
    if (first && !hasSummary) focusField(first.id);
    // It is the answer to a submit, and to nothing else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submits]);

  return (
    <form
      {...form}
      className={classNames(styles.form, className)}
      noValidate
      {...(typeof action === 'function'
        ? // As the server writes it, React sends an action of the server without JavaScript too.
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
