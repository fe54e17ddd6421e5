import { ComingSoonButton } from '@janani/ui/coming-soon-button';
import { CircleCheckIcon, PlayIcon, ShieldCheckIcon } from '@janani/ui/icons';
import { LinkButton } from '@janani/ui/link';
import { Stat, StatGroup } from '@janani/ui/stat';
import { Suspense } from 'react';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { lazySection } from '../../loading/prerendered.ts';
import { figures } from './claims.ts';
import * as styles from './Hero.css.ts';

// Lazy, because the prerendered page already contains the 6 kB of the illustration.
const HeroArt = lazySection(() => import('./HeroArt.tsx'));

/** The first view of the landing page: headline, the link to sign-in, and the arch on its plinth of figures. */
export const Hero = () => (
  <>
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>{t('home.eyebrow')}</p>
        <h1 className={styles.headline}>{t('home.headline')}</h1>
        <p className={styles.intro}>{t('home.lede')}</p>
        <div className={styles.actions}>
          <LinkButton href={paths.signIn} size="lg">
            {t('home.start')}
          </LinkButton>
          <ComingSoonButton size="lg" icon={<PlayIcon />}>
            {t('home.demo')}
          </ComingSoonButton>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of an unstyled list */}
        <ul role="list" className={styles.promises}>
          <li className={styles.promise}>
            <CircleCheckIcon /> {t('claim.noCard')}
          </li>
          <li className={styles.promise}>
            <ShieldCheckIcon /> {t('claim.hipaa')}
          </li>
        </ul>
      </div>
      <div className={styles.arch}>
        <Suspense fallback={null}>
          <HeroArt />
        </Suspense>
      </div>
    </section>
    <section className={styles.statBand} aria-label={t('home.stats')}>
      <div className={styles.statList}>
        <StatGroup>
          {figures.map(({ figure, label }) => (
            <Stat key={t(label)} value={t(figure)} label={t(label)} />
          ))}
        </StatGroup>
      </div>
    </section>
  </>
);
