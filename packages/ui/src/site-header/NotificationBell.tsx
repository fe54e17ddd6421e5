import { BellIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './NotificationBell.css.ts';
import { type SiteHeaderMessages, siteHeaderMessages } from './SiteHeader.messages.ts';

export type NotificationBellProps = RootProps & {
  /** The number of notifications; zero is shown as a bell alone. */
  count: number;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SiteHeaderMessages>;
};

// Decision T-02.
/** The number of unread notifications. It does not navigate, so it is an image with a name, not a button. */
export const NotificationBell = ({ count, messages, ...root }: NotificationBellProps) => {
  const texts = useMessages(siteHeaderMessages, messages);
  return (
    <span {...rootProps(root, styles.bell)}>
      <BellIcon size="1.5rem" aria-label={count > 0 ? texts.notifications(count) : texts.noNotifications} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
};
