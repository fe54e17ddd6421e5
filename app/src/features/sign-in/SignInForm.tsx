import { Button } from '@janani/ui/button';
import { PhoneField } from '@janani/ui/phone-field';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { t } from '../../i18n/t.ts';
import { prepareIdentity } from '../../platform/identity/identity.ts';
import { PERSISTED_ATTRIBUTE } from '../../platform/unsaved-input.ts';
import { isBusy } from './flow.ts';
import { formStack, untouched } from './form.css.ts';
import { readNavigationState } from '../account/navigation-state.ts';
import { validatePhone } from '../account/phone.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';
import { useFlow } from './use-flow.ts';

const noSubscription = () => () => {};
/** On return from the code screen the number is filled in again. */
const readAttemptPhone = () => readNavigationState({ phone: signInAttempt.phone() }).phone ?? '';

/** One field and one button (spec §2, "Sign-in screen"). */
export const SignInForm = () => {
  const [input, setPhone] = useState<string>();
  // Empty in the document, which is built ahead of time.
  const savedPhone = useSyncExternalStore(noSubscription, readAttemptPhone, () => '');
  const phone = input ?? savedPhone;
  const field = useRef<HTMLInputElement>(null);
  // The user may have focused the field while it was empty: the first digit then replaces the number,
  // also where it is typed before the browser has painted it.
  useLayoutEffect(() => {
    if (input === undefined && savedPhone !== '' && field.current === document.activeElement)
      field.current?.select();
  }, [input, savedPhone]);
  const [wasBlurred, setWasBlurred] = useState(false);
  const { state, send } = useFlow(() => ({ step: 'phone' }));
  const phoneError = validatePhone(phone);
  const isSubmitting = isBusy(state);
  const isErrorVisible = wasBlurred || phone.length >= 10;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!phoneError) send({ type: 'phone submitted', phone });
  };
  // The button is disabled before the number is valid; Enter then shows why.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && phoneError) setWasBlurred(true);
  };

  return (
    // `dialog`: before the script has run, Enter must not send the phone number in a URL (ASVS 14.2.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the Enter key of its field
    <form
      {...(input === undefined && PERSISTED_ATTRIBUTE)}
      className={phone === '' ? `${formStack} ${untouched}` : formStack}
      method="dialog"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
    >
      <PhoneField
        ref={field}
        isRequired
        label={t('signIn.phone')}
        name="phone"
        value={phone}
        onChange={(digits) => {
          prepareIdentity();
          // The displayed number stays the one that is being sent.
          if (!isSubmitting) setPhone(digits);
        }}
        onBlur={() => setWasBlurred(phone !== '')}
        placeholder={t('signIn.phone.sample')}
        description={t('signIn.phone.hint')}
        error={phoneError && isErrorVisible ? t(phoneError) : undefined}
      />
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isDisabled={phoneError !== undefined}
        disabledReason={t('signIn.why')}
        isPending={isSubmitting}
        pendingLabel={t('signIn.submitting')}
      >
        {t('signIn.submit')}
      </Button>
    </form>
  );
};
