import { type Program, programs, type Session } from '@janani/api-client';
import { ProgramBadge } from '@janani/ui/badge';
import { t } from '../../i18n/t.ts';
import * as styles from './ProgramChips.css.ts';
import { cardPrograms } from './to-session-card.tsx';

type ProgramChipsProps = {
  loaded: Session[];
  /** There is nothing more to load. */
  isAll: boolean;
  /** Their place is kept until the first are known. */
  isAwaited: boolean;
  selected: Program | null;
  onSelect: (program: Program | null) => void;
};

/**
 * Shows one programme of what is loaded, and says that it is only that: the backend has no such search (decision G-18).
 * Without a count: how many are loaded is another number after a reload.
 */
export const ProgramChips = ({ loaded, isAll, isAwaited, selected, onSelect }: ProgramChipsProps) => {
  const known = programs.filter((program) => loaded.some((session) => session.program === program));
  if (isAwaited) return <div className={styles.awaited} />;
  if (known.length < 2) return null;
  return (
    <div className={styles.chips}>
      <fieldset className={styles.row} aria-label={t('program.label')}>
        {[null, ...known].map((program) => (
          <button
            key={program ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={program === selected}
            onClick={() => onSelect(program)}
          >
            {program === null ? t('program.all') : <ProgramBadge program={cardPrograms[program]} />}
          </button>
        ))}
      </fieldset>
      {selected !== null && !isAll && <p className={styles.note}>{t('program.loaded')}</p>}
    </div>
  );
};
