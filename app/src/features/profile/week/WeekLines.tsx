import { locale } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import { formatLength } from './length-text.ts';
import { getSize } from './sizes.ts';
import { getWeekTexts } from './weeks.ts';
import * as styles from './WeekSheet.css.ts';

const Length = ({ millimetres, toHeel }: { millimetres: number; toHeel: boolean }) => {
  const length = formatLength(millimetres, locale());
  return <span>{toHeel ? t('week.toHeel', { length }) : t('week.toRump', { length })}</span>;
};

const Line = ({ name, text }: { name: string; text: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    {text === undefined ? <dd className={styles.muted}>{t('week.noText')}</dd> : <dd>{text}</dd>}
  </div>
);

/**
 * A week of pregnancy: the size of the baby, and a line each on baby and parent. A line whose medical statement has no
 * cited source is replaced by a note that it is not written yet.
 */
export const WeekLines = ({ week }: { week: number }) => {
  const { baby, you, length } = getWeekTexts(week);
  const size = getSize(week);
  return (
    <div className={styles.content}>
      <span className={styles.arches[size?.background ?? 'deep']}>
        {size ? (
          // With a key, the illustration of the previous week is not shown until this one has loaded.
          <img
            key={size.illustration}
            src={size.illustration}
            alt=""
            width={styles.ILLUSTRATION_SIZE}
            height={styles.ILLUSTRATION_SIZE}
          />
        ) : (
          <span className={styles.noSize} />
        )}
      </span>
      <div className={styles.text}>
        {size && (
          <p className={styles.size}>
            <strong>{t('week.size', { thing: t(size.name) })}</strong>
            {length && <Length {...length} />}
          </p>
        )}
        <dl className={styles.lines}>
          <Line name={t('week.baby')} text={baby && t(baby)} />
          <Line name={t('week.you')} text={you && t(you)} />
        </dl>
      </div>
    </div>
  );
};
