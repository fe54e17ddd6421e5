import { z } from 'zod/mini';
import { pendingPhone, createEntry } from '../account/pending.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';
import { storageKeys } from '../../platform/storage.ts';
import { draftChoice, draftNumber, draftText } from '../../platform/draft-fields.ts';
import { type SignUpValues, emptySignUp } from './sign-up-rules.ts';

const draft = createEntry(storageKeys.signUpDraft, () =>
  z.object({
    phone: z.string(),
    values: z.object({
      first_name: draftText,
      last_name: draftText,
      due_date: draftText,
      state_id: draftNumber,
      city: draftText,
      hospital: draftChoice,
      doctor: draftChoice,
    }),
  }),
);

/** The form of a number as it was left (WCAG 3.3.7). The draft of another number is removed. */
export const readSignUpDraft = (phone: string): SignUpValues => {
  const saved = draft.read();
  if (saved?.phone === phone) return saved.values;
  draft.remove();
  return emptySignUp;
};

/** Saves the form, and extends the sign-up of its number. */
export const saveSignUpDraft = (phone: string, values: SignUpValues): void => {
  signInAttempt.start(phone);
  draft.write({ phone, values });
  pendingPhone.renew(phone);
};
