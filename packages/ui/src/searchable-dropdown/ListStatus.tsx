import { SpinnerRing } from '../spinner/index.ts';
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx';
import type { Rows } from './rows.ts';
import * as styles from './OptionList.css.ts';

type ListStatusProps = { status: Rows['status']; text: string | undefined };

/** The visible status of the search. The field's live region announces it. */
export const ListStatus = ({ status, text }: ListStatusProps) => {
  if (text === undefined) return null;
  return (
    <p aria-hidden className={styles.status} data-status={status}>
      {status === 'loading' && <SpinnerRing />}
      {status === 'failed' && <CircleAlertIcon />}
      {text}
    </p>
  );
};
