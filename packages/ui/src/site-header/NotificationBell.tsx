import { BellIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './NotificationBell.css.ts';
import { type SiteHeaderMessages, siteHeaderMessages } from './SiteHeader.messages.ts';

export type NotificationBellProps = RootProps & {
  /** How many there are; none is shown as a bell alone. */
  count: number;
  /** Other words than its own, by name. */
  messages?: Partial<SiteHeaderMessages>;
};

// Decision T-02.
/** How many notifications wait. It leads nowhere, so it is a picture with a name, not a button. */
export const NotificationBell = ({ count, messages, ...root }: NotificationBellProps) => {
  const words = useMessages(siteHeaderMessages, messages);
  return (
    <span {...rootProps(root, styles.bell)}>
      <BellIcon size="1.5rem" aria-label={count > 0 ? words.notifications(count) : words.noNotifications} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
};
