import { CircleCheckIcon, SmartphoneIcon } from '@janani/ui/icons';
import { Link } from '@janani/ui/link';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EntryLayout } from '../../features/auth/EntryLayout.tsx';
import { QueryHost } from '../../features/auth/QueryHost.tsx';
import { Redirect } from '../../features/auth/guards.tsx';
import { readCarried } from '../../features/auth/navigation-state.ts';
import { pendingPhone } from '../../features/auth/pending.ts';
import { readablePhone } from '../../features/auth/phone.ts';
import { PrivacyLine } from '../../features/consent/PrivacyLine.tsx';
import { SignUpForm } from '../../features/profile/SignUpForm.tsx';
import { haveAccount, phoneFact, phoneFactText } from '../../features/profile/SignUpForm.css.ts';
import { keptSignUp } from '../../features/profile/kept-sign-up.ts';
import { t } from '../../i18n/entry-text.ts';
import { paths } from '../../paths.ts';

/** /signup */
const SignUp = () => {
  const { state } = useLocation();
  const carried = readCarried(state).phone;
  // As it was when the form opened: what she has typed since must not go because another tab is done.
  const [phone] = useState(() => carried ?? pendingPhone.read());
  if (!phone) return <Redirect to={paths.signIn} />;

  return (
    <EntryLayout title={t('signUp.title')} text={t('signUp.text')} backTo={paths.signIn} width="wide">
      <div className={phoneFact}>
        <SmartphoneIcon />
        <p className={phoneFactText}>
          <span>{t('signUp.phone')}</span>
          <strong>{readablePhone(phone)}</strong>
        </p>
        <CircleCheckIcon />
      </div>
      <QueryHost>
        <SignUpForm phone={carried} kept={keptSignUp()} />
      </QueryHost>
      <p className={haveAccount}>
        {t('signUp.haveAccount')} <Link href={paths.signIn}>{t('signUp.signIn')}</Link>
      </p>
      <PrivacyLine />
    </EntryLayout>
  );
};

export default SignUp;
