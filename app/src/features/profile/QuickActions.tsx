import { ActionCard } from '@janani/ui/action-card';
import { CalendarHeartIcon, GiftIcon, UserIcon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { actions, sectionTitle } from './dashboard.css.ts';

/** The ways on from the dashboard (spec §2). */
export const QuickActions = () => (
  <section aria-labelledby="actions">
    <h2 id="actions" className={sectionTitle}>
      {t('dashboard.actions')}
    </h2>
    <ul className={actions} role="list">
      <li>
        <ActionCard href={paths.sessions} tone="exercise" icon={<CalendarHeartIcon />}>
          {t('nav.sessions')}
        </ActionCard>
      </li>
      <li>
        <ActionCard href={paths.freeAccess} tone="nutrition" icon={<GiftIcon />}>
          {t('nav.freeAccess')}
        </ActionCard>
      </li>
      <li>
        <ActionCard href={paths.settings} tone="mental-health" icon={<UserIcon />}>
          {t('nav.profile')}
        </ActionCard>
      </li>
    </ul>
  </section>
);
