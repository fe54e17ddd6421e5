import { SignInLayout } from '../../features/sign-in/SignInLayout.tsx';
import { SignInNote } from '../../features/sign-in/SignInNote.tsx';
import { SignInForm } from '../../features/sign-in/SignInForm.tsx';
import { PrivacyLine } from '../../features/consent/PrivacyLine.tsx';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';

/** /signin */
const SignIn = () => (
  <SignInLayout title={t('signIn.title')} text={t('signIn.text')} backTo={paths.home} archBelow="phone">
    <SignInForm />
    <SignInNote>{t('signIn.new')}</SignInNote>
    <PrivacyLine />
  </SignInLayout>
);

export default SignIn;
