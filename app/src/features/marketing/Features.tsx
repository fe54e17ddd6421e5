import { FeatureCard } from '@janani/ui/feature-card';
import {
  HeadsetIcon,
  HeartPulseIcon,
  LibraryIcon,
  SparklesIcon,
  UsersIcon,
  VideoIcon,
} from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { Section } from './Section.tsx';

/** The product's six features (HM-08, HM-09). */
export const Features = () => (
  <Section title={t('home.features')} text={t('home.features.text')} layout="three">
    <FeatureCard icon={<VideoIcon />} tone="exercise" title={t('home.live')}>
      {t('home.live.text')}
    </FeatureCard>
    <FeatureCard icon={<UsersIcon />} tone="mental-health" title={t('home.community')}>
      {t('home.community.text')}
    </FeatureCard>
    <FeatureCard icon={<SparklesIcon />} tone="nutrition" title={t('home.plans')}>
      {t('home.plans.text')}
    </FeatureCard>
    <FeatureCard icon={<LibraryIcon />} tone="education" title={t('home.library')}>
      {t('home.library.text')}
    </FeatureCard>
    <FeatureCard icon={<HeartPulseIcon />} tone="wellness" title={t('home.tracking')}>
      {t('home.tracking.text')}
    </FeatureCard>
    <FeatureCard icon={<HeadsetIcon />} tone="primary" title={t('home.support')}>
      {t('home.support.text')}
    </FeatureCard>
  </Section>
);
