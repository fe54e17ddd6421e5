import { type Program, programs, type Session } from '@janani/api-client';
import { ProgramBadge } from '@janani/ui/badge';
import { t } from '../../i18n/t.ts';
import * as styles from './ProgramChips.css.ts';
import { cardPrograms } from './to-session-card.tsx';

type ProgramChipsProps = {
  loaded: Session[];
  /** All pages are loaded. */
  isAll: boolean;
  /** There is no second page, so the list has no other programme to come. */
  isOnePage: boolean;
  /** The first page is loading: chips are awaited. */
  isPending: boolean;
  selected: Program | null;
  onSelect: (program: Program | null) => void;
};

const getLabel = (program: Program | null) =>
  program === null ? t('program.all') : <ProgramBadge program={cardPrograms[program]} />;

/**
 * Filters the loaded sessions by one programme, with a note about it: the backend has no such search (decision G-18).
 * The note has no count, because a different number is loaded after a reload.
 */
export const ProgramChips = (props: ProgramChipsProps) => {
  const { loaded, isAll, isOnePage, isPending, selected, onSelect } = props;
  const loadedPrograms = programs.filter((program) => loaded.some((session) => session.program === program));
  if (isPending)
    return (
      <div className={styles.chips}>
        <div className={styles.pendingRow}>
          {[null, ...programs].map((program) => (
            <span key={program} className={styles.skeleton}>
              <span className={styles.hidden}>{getLabel(program)}</span>
            </span>
          ))}
        </div>
      </div>
    );
  // One programme of a longer list has its chip: the row never comes or goes above what is read.
  if (loadedPrograms.length < (isOnePage ? 2 : 1)) return null;
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
            {getLabel(program)}
          </button>
        ))}
      </fieldset>
      {selected !== null && !isAll && <p className={styles.note}>{t('program.loaded')}</p>}
    </div>
  );
};
