import { Button } from '@janani/ui/button';
import { PhoneField } from '@janani/ui/phone-field';
import { type FormEvent, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { prepareIdentity } from '../../platform/identity/identity.ts';
import { formStack } from './form.css.ts';
import { phoneProblem } from './phone.ts';
import { useSignIn } from './use-sign-in.ts';

/** One field and one button (spec §2, "Sign-in screen"). */
export const SignInForm = () => {
  const [phone, setPhone] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const { isSubmitting, submit } = useSignIn();
  const problem = phoneProblem(phone);
  const isVisible = wasLeft || phone.length >= 10;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) void submit(phone);
  };

  return (
    <form className={formStack} onSubmit={onSubmit} noValidate>
      <PhoneField
        label={t('signIn.phone')}
        name="phone"
        value={phone}
        onChange={(digits) => {
          prepareIdentity();
          setPhone(digits);
        }}
        onBlur={() => setWasLeft(phone !== '')}
        placeholder={t('signIn.phone.sample')}
        description={t('signIn.phone.hint')}
        error={problem && isVisible ? t(problem) : undefined}
      />
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isDisabled={problem !== undefined}
        isPending={isSubmitting}
        pendingLabel={t('signIn.submitting')}
      >
        {t('signIn.submit')}
      </Button>
    </form>
  );
};
