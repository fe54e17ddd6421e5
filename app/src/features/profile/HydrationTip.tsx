import { MatkaIllustration } from '@janani/ui/illustration';
import { t } from '../../i18n/t.ts';
import { tip } from './dashboard.css.ts';
import { todayInIndia } from './dates.ts';
import { getTip } from './tips.ts';

/** The daily hydration tip (spec §2, "Dashboard"). */
export const HydrationTip = () => (
  <section className={tip} aria-labelledby="tip">
    <MatkaIllustration />
    <div>
      <h2 id="tip">{t('dashboard.tip')}</h2>
      <p>{t(getTip(todayInIndia()))}</p>
    </div>
  </section>
);
