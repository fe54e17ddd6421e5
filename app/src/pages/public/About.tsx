import { FeatureCard } from '@janani/ui/feature-card';
import {
  AwardIcon,
  HandHeartIcon,
  HeartPulseIcon,
  ShieldCheckIcon,
  UsersIcon,
  WifiOffIcon,
} from '@janani/ui/icons';
import { Divider } from '../../features/marketing/Divider.tsx';
import { FreeTrialBand } from '../../features/marketing/FreeTrialBand.tsx';
import { ReasonCard } from '../../features/marketing/ReasonCard.tsx';
import { Section } from '../../features/marketing/Section.tsx';
import { t } from '../../i18n/t.ts';

/** The user's steps, in order; the boxes of the page are for the five cards that it has to show (AB-01 to AB-05). */
const HowItWorks = () => (
  <Section title={t('about.how')} layout="plain">
    <FeatureCard icon={<b>1</b>} tone="primary" title={t('about.how.start')}>
      {t('about.how.start.text')}
    </FeatureCard>
    <FeatureCard icon={<b>2</b>} tone="exercise" title={t('about.how.place')}>
      {t('about.how.place.text')}
    </FeatureCard>
    <FeatureCard icon={<b>3</b>} tone="wellness" title={t('about.how.join')}>
      {t('about.how.join.text')}
    </FeatureCard>
  </Section>
);

/** What the product does for every user: each is a tested decision (T-13, T-25; lazy chunks; T-34), not a claim. */
const Promises = () => (
  <Section title={t('about.promise')} layout="plain">
    <FeatureCard icon={<ShieldCheckIcon />} tone="education" title={t('about.promise.data')}>
      {t('about.promise.data.text')}
    </FeatureCard>
    <FeatureCard icon={<WifiOffIcon />} tone="nutrition" title={t('about.promise.network')}>
      {t('about.promise.network.text')}
    </FeatureCard>
    <FeatureCard icon={<HeartPulseIcon />} tone="mental-health" title={t('about.promise.doctor')}>
      {t('about.promise.doctor.text')}
    </FeatureCard>
  </Section>
);

/** /about */
const About = () => (
  <>
    <Section headingLevel={1} title={t('about.heading')} text={t('about.lede')} layout="row">
      <FeatureCard icon={<HandHeartIcon />} tone="primary" title={t('about.mission')} headingLevel={2}>
        {t('about.mission.text')}
      </FeatureCard>
      <FeatureCard icon={<UsersIcon />} tone="mental-health" title={t('about.community')} headingLevel={2}>
        {t('about.community.text')}
      </FeatureCard>
      <FeatureCard icon={<AwardIcon />} tone="nutrition" title={t('about.excellence')} headingLevel={2}>
        {t('about.excellence.text')}
      </FeatureCard>
    </Section>
    <HowItWorks />
    <Divider />
    <Section title={t('about.why')} layout="two">
      <ReasonCard program="wellness" title={t('about.care')}>
        {t('about.care.text')}
      </ReasonCard>
      <ReasonCard program="education" title={t('about.support')}>
        {t('about.support.text')}
      </ReasonCard>
    </Section>
    <Promises />
    <FreeTrialBand />
  </>
);

export default About;
