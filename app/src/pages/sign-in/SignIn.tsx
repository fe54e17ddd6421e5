import { EntryLayout } from '../../features/auth/EntryLayout.tsx';
import { EntryNote } from '../../features/auth/EntryNote.tsx';
import { SignInForm } from '../../features/auth/SignInForm.tsx';
import { PrivacyLine } from '../../features/consent/PrivacyLine.tsx';
import { t } from '../../i18n/entry-text.ts';
import { paths } from '../../paths.ts';

/** /signin */
const SignIn = () => (
  <EntryLayout title={t('signIn.title')} text={t('signIn.text')} backTo={paths.home} hasArch>
    <SignInForm />
    <EntryNote>{t('signIn.new')}</EntryNote>
    <PrivacyLine />
  </EntryLayout>
);

export default SignIn;
