import { type Program, programs, type Session } from '@janani/api-client';
import { ProgramBadge } from '@janani/ui/badge';
import { Skeleton } from '@janani/ui/skeleton';
import { t } from '../../i18n/t.ts';
import * as styles from './ProgramChips.css.ts';
import { cardPrograms } from './to-session-card.tsx';

type ProgramChipsProps = {
  loaded: Session[];
  /** All pages are loaded. */
  isAll: boolean;
  /** The first page is loading: chips are awaited. */
  isPending: boolean;
  selected: Program | null;
  onSelect: (program: Program | null) => void;
};

/**
 * Filters the loaded sessions by one programme, with a note about it: the backend has no such search (decision G-18).
 * The note has no count, because a different number is loaded after a reload.
 */
export const ProgramChips = ({ loaded, isAll, isPending, selected, onSelect }: ProgramChipsProps) => {
  const loadedPrograms = programs.filter((program) => loaded.some((session) => session.program === program));
  if (isPending)
    return (
      <div className={styles.chips}>
        <div className={styles.pendingRow}>
          {programs.map((program) => (
            <Skeleton key={program} shape="button" className={styles.skeleton} />
          ))}
        </div>
      </div>
    );
  if (loadedPrograms.length < 2) return null;
  return (
    <div className={styles.chips}>
      <fieldset className={styles.row} aria-label={t('program.label')}>
        {[null, ...loadedPrograms].map((program) => (
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
