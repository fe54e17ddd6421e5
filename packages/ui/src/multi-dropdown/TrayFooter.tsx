import { Button } from '../button/index.ts';
import * as styles from './MultiDropdown.css.ts';
import type { MultiDropdownMessages } from './MultiDropdown.messages.ts';

type TrayFooterProps = {
  /** How many are selected, as text. */
  count: string | undefined;
  onDone: () => void;
  messages: MultiDropdownMessages;
};

/** Below the list of a tray: the list does not close as a value is selected. */
export const TrayFooter = ({ count, onDone, messages }: TrayFooterProps) => (
  <div className={styles.footer}>
    <span>{count}</span>
    <Button onPress={onDone}>{messages.done}</Button>
  </div>
);
