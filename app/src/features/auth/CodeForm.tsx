import { Button } from '@janani/ui/button';
import { OtpInput, type OtpInputHandle, ResendCountdown } from '@janani/ui/otp-input';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { codeForm, resendRow } from './CodeForm.css.ts';
import type { PendingCode } from './pending.ts';
import { RESEND_AFTER_MS } from './send-code.ts';
import { useResendCode } from './use-resend-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

const CODE_LENGTH = 6;

/** Six digits, a button and the way to a new code (spec §2, "One-time code screen"). */
export const CodeForm = ({
  pending,
  onSent,
}: {
  pending: PendingCode;
  onSent: (pending: PendingCode) => void;
}) => {
  const [code, setCode] = useState('');
  const input = useRef<OtpInputHandle>(null);
  const { isVerifying, verify } = useVerifyCode(pending);
  const { isSending, resend } = useResendCode(pending, (sent) => {
    onSent(sent);
    setCode('');
    input.current?.focus();
  });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isVerifying && !(await verify(code))) input.current?.focus();
  };

  return (
    <form className={codeForm} onSubmit={(event) => void onSubmit(event)} noValidate>
      <OtpInput
        ref={input}
        label={t('code.label')}
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
        isPending={isVerifying}
        // The screen has this one purpose, and the keyboard should be open when the SMS arrives.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div className={resendRow}>
        <span>{t('code.notReceived')}</span>
        <ResendCountdown
          deadline={pending.sentAt + RESEND_AFTER_MS}
          onResend={() => void resend()}
          isPending={isSending}
        />
      </div>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isDisabled={code.length !== CODE_LENGTH}
        isPending={isVerifying}
        pendingLabel={t('code.submitting')}
      >
        {t('code.submit')}
      </Button>
    </form>
  );
};
