import { Button } from 'react-aria-components/Button';
import { XIcon } from '../icons/index.ts';
import { variants } from '../internal/look/icon-button.css.ts';
import * as styles from './Calendar.css.ts';

/** What is being picked, and the way out. */
export const TrayHeader = ({ label, closeLabel }: { label: string; closeLabel: string }) => (
  <div className={styles.trayHeader}>
    <p className={styles.trayTitle}>{label}</p>
    <Button aria-label={closeLabel} className={variants.plain} slot="close">
      <XIcon />
    </Button>
  </div>
);
