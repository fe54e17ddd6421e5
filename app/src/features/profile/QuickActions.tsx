import { ActionCard } from '@janani/ui/action-card';
import { CalendarHeartIcon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { actions, sectionTitle } from './dashboard.css.ts';

/** The ways on from the dashboard (spec §2): those whose pages exist. */
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
    </ul>
  </section>
);
