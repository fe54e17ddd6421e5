import { Avatar, initialsOf } from '@janani/ui/avatar';
import { useLanguageOf } from '@janani/ui/provider';
import { t } from '../../i18n/t.ts';
import { instructor } from './InstructorCard.css.ts';

/** A title is not used for the initials. */
const TITLE = /^(?:Dr|Prof|Mrs?|Ms)\.?\s+/i;

/** The instructor of a session. The backend provides the name only (spec §3, "Session"). */
export const InstructorCard = ({ name }: { name: string }) => {
  const language = useLanguageOf(name);
  return (
    <div className={instructor}>
      <Avatar initials={initialsOf(name.replace(TITLE, ''))} />
      <dl>
        <dt>{t('session.instructor')}</dt>
        <dd lang={language}>{name}</dd>
      </dl>
    </div>
  );
};
