import { isBusy } from '../sign-in/flow.ts';
import { pendingPhone } from '../account/pending.ts';
import { useFlow } from '../sign-in/use-flow.ts';
import { type SignUpValues, toProfile } from './sign-up-rules.ts';

/**
 * Submitting the sign-up form: the profile is kept, a code is sent, the code screen opens (spec §4).
 *
 * @param isCarried the number came with the navigation; else it has to be the kept one still
 */
export const useSignUp = (phone: string, isCarried: boolean) => {
  const { state, send } = useFlow(() => ({ step: 'profile' }));
  const submit = (values: SignUpValues, stateName: string | undefined) =>
    send({
      type: 'profile submitted',
      phone: pendingPhone.renew(phone) || isCarried ? phone : null,
      // The number alone says nothing to the user, who reads this profile in settings.
      profile: { ...toProfile(values), ...(stateName === undefined ? {} : { state_name: stateName }) },
    });
  return { isSubmitting: isBusy(state), submit };
};
