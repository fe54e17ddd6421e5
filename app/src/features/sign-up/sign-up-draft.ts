import { z } from 'zod/mini';
import { pendingPhone, entry } from '../account/pending.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';
import { storageKeys } from '../../platform/storage.ts';
import { type SignUpValues, emptySignUp } from './sign-up-rules.ts';

const text = z.string();
const choice = z.nullable(z.object({ value: text, label: text, isCustom: z.boolean() }));

const draft = entry(
  storageKeys.signUpDraft,
  z.object({
    phone: text,
    values: z.object({
      first_name: text,
      last_name: text,
      due_date: text,
      state_id: z.nullable(z.number()),
      city: text,
      hospital: choice,
      doctor: choice,
    }),
  }),
);

/** The form of a number as it was left, by whatever way (WCAG 3.3.7). The draft of another one goes. */
export const readSignUpDraft = (phone: string): SignUpValues => {
  const kept = draft.read();
  if (kept?.phone === phone) return kept.values;
  draft.remove();
  return emptySignUp;
};

/** Somebody goes on with the sign-up of a number. */
export const keepSignUpDraft = (phone: string, values: SignUpValues): void => {
  signInAttempt.start(phone);
  draft.write({ phone, values });
  pendingPhone.renew(phone);
};
