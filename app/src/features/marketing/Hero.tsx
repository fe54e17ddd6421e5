import { CircleCheckIcon } from '@janani/ui/icons';
import { HeroIllustration } from '@janani/ui/illustration';
import { LinkButton } from '@janani/ui/link';
import { Stat, StatGroup } from '@janani/ui/stat';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { claims } from './claims.ts';
import { art, eyebrow, headline, hero, heroText, lede, promise, statBand, statList } from './Hero.css.ts';

/** The first view of the landing page: headline, the way in, and the arch on its plinth of numbers. */
export const Hero = () => (
  <>
    <section className={hero}>
      <div className={heroText}>
        <p className={eyebrow}>{t('home.eyebrow')}</p>
        <h1 className={headline}>{t('home.headline')}</h1>
        <p className={lede}>{t('home.lede')}</p>
        <LinkButton href={paths.signIn} size="lg">
          {t('home.start')}
        </LinkButton>
        <p className={promise}>
          <CircleCheckIcon /> {t('home.noCard')}
        </p>
      </div>
      <HeroIllustration className={art} />
    </section>
    <section className={statBand} aria-label={t('home.stats')}>
      <div className={statList}>
        <StatGroup>
          {Object.values(claims).map(({ text, label }) => (
            <Stat key={label} value={text} label={label} />
          ))}
        </StatGroup>
      </div>
    </section>
  </>
);
