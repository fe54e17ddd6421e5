import { CircleCheckIcon, SmartphoneIcon } from '@janani/ui/icons';
import { Link } from '@janani/ui/link';
import { useLocation } from 'react-router-dom';
import { SignInLayout } from '../../features/sign-in/SignInLayout.tsx';
import { QueryHost } from '../../features/account/QueryHost.tsx';
import { Redirect } from '../../features/account/guards.tsx';
import { openSignUp } from '../../features/sign-in/open-sign-up.ts';
import { readablePhone } from '../../features/account/phone.ts';
import { useOpened } from '../../features/sign-in/use-opened.ts';
import { PrivacyLine } from '../../features/consent/PrivacyLine.tsx';
import { SignUpForm } from '../../features/sign-up/SignUpForm.tsx';
import { haveAccount, phoneFact, phoneFactText } from '../../features/sign-up/SignUpForm.css.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';

/** /signup */
const SignUp = () => {
  const { state } = useLocation();
  // As it was when the form opened: input since then must not be lost because another tab has finished.
  const opened = useOpened(() => openSignUp(state));
  if (!opened) return <Redirect to={paths.signIn} />;

  return (
    <SignInLayout title={t('signUp.title')} text={t('signUp.text')} backTo={paths.signIn} width="wide">
      <div className={phoneFact}>
        <SmartphoneIcon />
        <p className={phoneFactText}>
          <span>{t('signUp.phone')}</span>
          <strong>{readablePhone(opened.phone)}</strong>
        </p>
        <CircleCheckIcon />
      </div>
      <QueryHost>
        <SignUpForm key={opened.phone} {...opened} />
      </QueryHost>
      <p className={haveAccount}>
        {t('signUp.haveAccount')} <Link href={paths.signIn}>{t('signUp.signIn')}</Link>
      </p>
      <PrivacyLine isCentred />
    </SignInLayout>
  );
};

export default SignUp;
