import { Testimonial } from '@janani/ui/testimonial';
import { t } from '../../i18n/t.ts';
import { Section } from './Section.tsx';

/** Two testimonials: samples, listed in `claims.ts` until real ones may be quoted (HM-10, T-16). */
export const Testimonials = () => (
  <Section title={t('claim.trusted')} layout="two">
    <Testimonial
      name={t('testimonial.first.name')}
      initials={t('testimonial.first.initials')}
      role={t('testimonial.first.role')}
      location={t('testimonial.first.location')}
      weeks={t('testimonial.first.weeks')}
      rating={5}
      text={t('testimonial.first.text')}
    />
    <Testimonial
      name={t('testimonial.second.name')}
      initials={t('testimonial.second.initials')}
      role={t('testimonial.second.role')}
      location={t('testimonial.second.location')}
      weeks={t('testimonial.second.weeks')}
      rating={5}
      text={t('testimonial.second.text')}
    />
  </Section>
);
