import { Button } from '@janani/ui/button';
import { OtpInput, type OtpInputHandle, ResendCountdown } from '@janani/ui/otp-input';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { codeField, codeForm, resendRow } from './CodeForm.css.ts';
import { untouched } from './form.css.ts';
import { clearSavedCode, readSavedCode } from '../../loading/prehydration-input.ts';
import { isBusy } from './flow.ts';
import type { FlowEvent, FlowState } from './flow-types.ts';
import type { PendingCode } from '../account/pending.ts';

/** Spec §9: a code has six digits, and can be sent again after 30 seconds. */
const CODE_LENGTH = 6;
const RESEND_AFTER_MS = 30_000;

/** Six digits, a button and the request for a new code (spec §2, "One-time code screen"). */
export const CodeForm = ({
  state,
  pending,
  send,
}: {
  state: FlowState;
  pending: PendingCode;
  send: (event: FlowEvent) => void;
}) => {
  const [code, setCode] = useState(readSavedCode);
  useEffect(clearSavedCode, []);
  const input = useRef<OtpInputHandle>(null);
  const isSending = state.step === 'sending';
  const isVerifying = isBusy(state) && !isSending;
  const isComplete = code.length === CODE_LENGTH;

  // A new code clears the boxes (spec §2).
  const [sentAt, setSentAt] = useState(pending.sentAt);
  if (pending.sentAt !== sentAt) {
    setSentAt(pending.sentAt);
    setCode('');
  }
  // After a new code and after a rejected one, the user enters digits next.
  useEffect(() => {
    if (!isVerifying) input.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- the effect also runs for a new code
  }, [isVerifying, sentAt]);

  const codeError = state.step === 'code' ? state.codeError : undefined;
  const field = useRef<HTMLDivElement>(null);
  // The toast of a wrong code shifts the page, frame by frame: the boxes to correct stay in view.
  useEffect(() => {
    if (codeError === undefined || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => field.current?.scrollIntoView({ block: 'nearest' }));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [codeError]);

  const submit = () => send({ type: 'code submitted', code });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  // The button is disabled before there are six digits, so Enter does not submit the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComplete || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the Enter key of its field
    <form
      className={code === '' && !isSending ? `${codeForm} ${untouched}` : codeForm}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
    >
      <div className={codeField} ref={field}>
        <OtpInput
          isRequired
          ref={input}
          label={t('code.label')}
          isLabelHidden
          length={CODE_LENGTH}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            send({ type: 'code edited' });
          }}
          error={codeError}
          isPending={isVerifying}
          // The screen has this one purpose, and the keyboard should be open when the SMS arrives.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </div>
      <div className={resendRow}>
        <span>{t('code.notReceived')}</span>
        <ResendCountdown
          deadline={(pending.sentAt ?? 0) + RESEND_AFTER_MS}
          onResend={() => send({ type: 'resend requested' })}
          isPending={isSending}
        />
      </div>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isDisabled={!isComplete || isSending}
        disabledReason={isSending ? t('code.whySending') : t('code.why')}
        isPending={isVerifying}
        pendingLabel={t('code.submitting')}
      >
        {t('code.submit')}
      </Button>
    </form>
  );
};
