import { locale } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import { lengthText } from './length-text.ts';
import { sizeOf } from './sizes.ts';
import { linesOf } from './weeks.ts';
import * as styles from './WeekSheet.css.ts';

const Length = ({ millimetres, toHeel }: { millimetres: number; toHeel: boolean }) => {
  const length = lengthText(millimetres, locale());
  return <span>{toHeel ? t('week.toHeel', { length }) : t('week.toRump', { length })}</span>;
};

/**
 * The text of a week: how large the baby is, and a line each on baby and parent. A week without a source shows a
 * message.
 */
export const WeekLines = ({ week }: { week: number }) => {
  const { baby, you, length } = linesOf(week);
  const size = sizeOf(week);
  return (
    <>
      {size && (
        <div className={styles.size}>
          <img className={styles.drawing} src={size.drawing} alt="" width="96" height="96" />
          <p>
            <strong>{t('week.size', { thing: t(size.name) })}</strong>
            {length && <Length {...length} />}
          </p>
        </div>
      )}
      {(baby ?? you) ? (
        <dl className={styles.lines}>
          {baby && (
            <div>
              <dt>{t('week.baby')}</dt>
              <dd>{t(baby)}</dd>
            </div>
          )}
          {you && (
            <div>
              <dt>{t('week.you')}</dt>
              <dd>{t(you)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className={styles.quiet}>{t('week.untold')}</p>
      )}
    </>
  );
};
