import { ActionCard } from '@janani/ui/action-card';
import { Heading } from '@janani/ui/heading';
import { CalendarHeartIcon, GiftIcon, UserIcon } from '@janani/ui/icons';
import { Stack } from '@janani/ui/stack';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { actions } from './dashboard.css.ts';

/** The links of the dashboard (spec §2). */
export const QuickActions = () => (
  <Stack as="section" gap={4} aria-labelledby="actions">
    <Heading level={2} id="actions">
      {t('dashboard.actions')}
    </Heading>
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
  </Stack>
);
