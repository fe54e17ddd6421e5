import { initialsOf } from '@janani/ui/avatar';
import { Badge } from '@janani/ui/badge';
import { Button } from '@janani/ui/button';
import { BadgeCheckIcon, LogOutIcon, MapPinIcon, MoonIcon } from '@janani/ui/icons';
import { Rosette } from '@janani/ui/kolam';
import { Ogee } from '@janani/ui/ogee';
import { translateStateName } from '../../i18n/place-name.ts';
import { t } from '../../i18n/t.ts';
import { useLogOut } from '../account/use-log-out.ts';
import { todayInIndia } from '../profile/dates.ts';
import { pregnancyWeek } from '../profile/pregnancy-week.ts';
import type { ProfileValues } from './profile-form.ts';
import {
  band,
  card,
  cardBody,
  cardName,
  example,
  fact,
  logOutRow,
  portrait,
  portraitText,
} from './ProfileCard.css.ts';

/** The user's own city and state, as far as this phone has them. */
const getLocation = ({ city, state_name: state }: ProfileValues) =>
  [city, translateStateName(state)].filter((location) => location !== '').join(', ');

/**
 * A summary of the user. Week and location are those of the user if known; otherwise the specification's values are
 * shown (T-01, ST-10, ST-11) and labelled as examples, because users who returned after a logout took them for a
 * mistake.
 */
export const ProfileCard = ({ values }: { values: ProfileValues }) => {
  const logOut = useLogOut();
  const name = `${values.first_name} ${values.last_name}`.trim();
  const { week, isFromDueDate } = pregnancyWeek('settings', values.due_date, todayInIndia());
  const location = getLocation(values);
  return (
    <aside className={card}>
      <div className={band}>
        <Rosette />
      </div>
      <div className={cardBody}>
        <Ogee size="xl" className={portrait}>
          <span className={portraitText} aria-hidden="true">
            {initialsOf(name)}
          </span>
        </Ogee>
        <h2 className={cardName}>{name}</h2>
        <div>
          <Badge tone="warning" icon={<BadgeCheckIcon size="1rem" />}>
            {t('settings.member')}
          </Badge>
        </div>
        <p className={fact}>
          <MoonIcon /> {t('settings.card.week', { week })}
        </p>
        <p className={fact}>
          <MapPinIcon /> {location || t('settings.card.place')}
        </p>
        {(!isFromDueDate || location === '') && <p className={example}>{t('settings.card.example')}</p>}
        <div className={logOutRow}>
          <Button variant="danger" isFullWidth icon={<LogOutIcon />} onPress={logOut}>
            {t('nav.logout')}
          </Button>
        </div>
      </div>
    </aside>
  );
};
