import { Band } from '@janani/ui/kolam';
import { LinkButton } from '@janani/ui/link';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';

/** The link to sign-in at the end of a public page (HM-12). */
export const FreeTrialBand = () => (
  <Band
    title={t('home.call')}
    action={
      <LinkButton href={paths.signIn} size="lg" variant="accent">
        {t('home.call.start')}
      </LinkButton>
    }
  >
    {t('home.call.text')}
  </Band>
);
