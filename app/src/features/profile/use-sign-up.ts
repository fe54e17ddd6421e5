import { isBusy } from '../auth/flow.ts';
import { pendingPhone } from '../auth/pending.ts';
import { useFlow } from '../auth/use-flow.ts';
import { type SignUpValues, toProfile } from './sign-up-rules.ts';

/**
 * Submitting the sign-up form: the profile is kept, a code is sent, the code screen opens (spec §4).
 *
 * @param carried the number she came with; else the kept one counts, as it is when she submits
 */
export const useSignUp = (carried: string | undefined) => {
  const { state, send } = useFlow(() => ({ step: 'profile' }));
  const submit = (values: SignUpValues) =>
    send({
      type: 'profile submitted',
      phone: carried ?? pendingPhone.read(),
      profile: toProfile(values),
    });
  return { isSubmitting: isBusy(state), submit };
};
