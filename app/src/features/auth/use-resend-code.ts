import { useToast } from '@janani/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import type { PendingCode } from './pending.ts';
import { sendCode } from './send-code.ts';

/** Sending a code from the code screen: once when none was sent before it opened (decision G-04), and again on request. */
export const useResendCode = (pending: PendingCode, onSent: (pending: PendingCode) => void) => {
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const hasSent = useRef(false);

  const send = async (texts: { failed: [title: string, description: string]; sent?: [string, string] }) => {
    setSending(true);
    try {
      onSent(await sendCode(pending.phone, pending.mode));
      if (texts.sent) toast.show({ type: 'info', title: texts.sent[0], description: texts.sent[1] });
    } catch {
      toast.show({ type: 'error', title: texts.failed[0], description: texts.failed[1] });
    } finally {
      setSending(false);
    }
  };

  useEffect(() => {
    if (pending.verificationId !== null || hasSent.current) return;
    hasSent.current = true;
    void send({ failed: [t('code.sendFailed.title'), t('code.sendFailed.text')] });
  });

  const resend = () =>
    send({
      sent: [t('code.resent.title'), t('code.resent.text', { phone: pending.phone })],
      failed: [t('code.resendFailed.title'), t('code.resendFailed.text')],
    });

  return { isSending, resend };
};
