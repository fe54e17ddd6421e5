import { Ogee } from '@janani/ui/ogee';
import { locale } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import { lengthText } from './length-text.ts';
import { getSize } from './sizes.ts';
import { getLines } from './weeks.ts';
import * as styles from './WeekSheet.css.ts';

const Length = ({ millimetres, toHeel }: { millimetres: number; toHeel: boolean }) => {
  const length = lengthText(millimetres, locale());
  return <span>{toHeel ? t('week.toHeel', { length }) : t('week.toRump', { length })}</span>;
};

const Line = ({ name, text }: { name: string; text: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    {text === undefined ? <dd className={styles.quiet}>{t('week.untold')}</dd> : <dd>{text}</dd>}
  </div>
);

/**
 * What there is to see and to read of a week: how large the baby is, and a line each on baby and parent. One without a
 * source is a message.
 */
export const WeekLines = ({ week }: { week: number }) => {
  const { baby, you, length } = getLines(week);
  const size = getSize(week);
  return (
    <div className={styles.content}>
      <Ogee fill className={styles.arches[size?.ground ?? 'deep']}>
        {size ? (
          // With a key, the drawing of the week before is not shown until this one has come.
          <img key={size.drawing} src={size.drawing} alt="" width={styles.DRAWING} height={styles.DRAWING} />
        ) : (
          <span className={styles.noSize} />
        )}
      </Ogee>
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
