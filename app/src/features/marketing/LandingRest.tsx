import { Band } from '@janani/ui/kolam';
import { LinkButton } from '@janani/ui/link';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { Divider } from './Divider.tsx';
import { Features } from './Features.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The landing page below its first view. */
const LandingRest = () => (
  <>
    <Features />
    <Divider />
    <Testimonials />
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
  </>
);

export default LandingRest;
