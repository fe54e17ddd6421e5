import { FeatureCard } from '@janani/ui/feature-card';
import { AwardIcon, HandHeartIcon, UsersIcon } from '@janani/ui/icons';
import { Divider } from '../../features/marketing/Divider.tsx';
import { ReasonCard } from '../../features/marketing/ReasonCard.tsx';
import { Section } from '../../features/marketing/Section.tsx';
import { t } from '../../i18n/t.ts';

/** /about */
const About = () => (
  <>
    <Section headingLevel={1} title={t('about.heading')} text={t('about.lede')} columns={3}>
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
    <Divider />
    <Section title={t('about.why')} columns={2}>
      <ReasonCard program="wellness" title={t('about.care')}>
        {t('about.care.text')}
      </ReasonCard>
      <ReasonCard program="education" title={t('about.support')}>
        {t('about.support.text')}
      </ReasonCard>
    </Section>
  </>
);

export default About;
