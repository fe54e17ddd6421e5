import { isBusy } from '../sign-in/flow.ts';
import { pendingPhone } from '../account/pending.ts';
import { useFlow } from '../sign-in/use-flow.ts';
import { type SignUpValues, toProfile } from './sign-up-rules.ts';

/**
 * Submits the sign-up form: the profile is stored, a code is sent, the code screen opens (spec §4).
 *
 * @param isFromNavigation whether the number came with the navigation; otherwise it must still be the stored one
 */
export const useSignUp = (phone: string, isFromNavigation: boolean) => {
  const { state, send } = useFlow(() => ({ step: 'profile' }));
  const submit = (values: SignUpValues, stateName: string | undefined) =>
    send({
      type: 'profile submitted',
      phone: pendingPhone.renew(phone) || isFromNavigation ? phone : null,
      // Settings show this profile by the name of the state, not by its number.
      profile: { ...toProfile(values), ...(stateName === undefined ? {} : { state_name: stateName }) },
    });
  return { isSubmitting: isBusy(state), submit };
};
