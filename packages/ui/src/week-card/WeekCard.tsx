import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { type WeekCardMessages, weekCardMessages } from './WeekCard.messages.ts';
import { WeekArch } from './WeekArch.tsx';
import * as styles from './WeekCard.css.ts';
import { WEEKS_OF_PREGNANCY } from './weeks.ts';

export type WeekCardProps = RootProps & {
  /** The week of pregnancy. Weeks past the fortieth are shown unchanged; the arch is then full. */
  week: number;
  /** Short lines below the number, for example the trimester and the remaining time. */
  lines?: readonly string[] | undefined;
  /** A button below them, which shows more about the week. */
  action?: ReactNode;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<WeekCardMessages> | undefined;
};

/** The progress of the pregnancy: the number, forty dots along an arch, and a moon that waxes with them. */
export const WeekCard = ({ week, lines, action, messages, ...root }: WeekCardProps) => {
  const texts = useMessages(weekCardMessages, messages);
  return (
    <div {...rootProps(root, styles.card)}>
      <div className={classNames(styles.text, Boolean(action) && styles.textWithAction)}>
        <p className={styles.count}>
          <span className={styles.label}>{texts.label}</span> <span className={styles.number}>{week}</span>
        </p>
        <div className={styles.footer}>
          <div>
            {lines?.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
      <WeekArch week={week} label={texts.progress(week, WEEKS_OF_PREGNANCY)} />
    </div>
  );
};
