import { CircleCheckIcon, SmartphoneIcon } from '@janani/ui/icons';
import { Link } from '@janani/ui/link';
import { useLocation } from 'react-router-dom';
import { SignInLayout } from '../../features/sign-in/SignInLayout.tsx';
import { QueryHost } from '../../features/account/QueryHost.tsx';
import { Redirect } from '../../features/account/guards.tsx';
import { getInitialSignUp } from '../../features/sign-in/initial-sign-up.ts';
import { formatPhone } from '../../features/account/phone.ts';
import { useInitialState } from '../../features/sign-in/use-initial-state.ts';
import { PrivacyLine } from '../../features/consent/PrivacyLine.tsx';
import { SignUpForm } from '../../features/sign-up/SignUpForm.tsx';
import { haveAccount, phoneFact, phoneFactText } from '../../features/sign-up/SignUpForm.css.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';

/** /signup */
const SignUp = () => {
  const { state } = useLocation();
  // Read when the form opens: input since then must not be lost because another tab has finished.
  const initial = useInitialState(() => getInitialSignUp(state));
  if (!initial) return <Redirect to={paths.signIn} />;

  return (
    <SignInLayout title={t('signUp.title')} text={t('signUp.text')} backTo={paths.signIn} width="wide">
      <div className={phoneFact}>
        <SmartphoneIcon />
        <p className={phoneFactText}>
          <span>{t('signUp.phone')}</span>
          <strong dir="ltr">{formatPhone(initial.phone)}</strong>
        </p>
        <CircleCheckIcon />
      </div>
      <QueryHost>
        <SignUpForm key={initial.phone} {...initial} />
      </QueryHost>
      <p className={haveAccount}>
        {t('signUp.haveAccount')} <Link href={paths.signIn}>{t('signUp.signIn')}</Link>
      </p>
      <PrivacyLine isCentred />
    </SignInLayout>
  );
};

export default SignUp;
