import { CircleAlertIcon } from '../../icons/index.ts';
import * as styles from './FieldFrame.css.ts';
import type { Field } from './use-field.ts';

/**
 * The hint or the error of a field. Its element is in the page from the start, so that an error that appears is
 * announced (WCAG 4.1.3).
 */
export const FieldMessage = ({ field: { note, noteId } }: { field: Field }) => (
  <div aria-live="polite">
    {note && (
      <p className={styles.note[note.kind]} data-part="note" id={noteId}>
        {note.kind === 'error' && <CircleAlertIcon className={styles.errorIcon} />}
        <span>{note.text}</span>
      </p>
    )}
  </div>
);
