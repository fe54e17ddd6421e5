import { useEffect, useState } from 'react';
import { WifiOffIcon } from '../icons/WifiOffIcon.tsx';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import * as styles from './OfflineNotice.css.ts';
import { type OfflineNoticeMessages, offlineNoticeMessages } from './OfflineNotice.messages.ts';

/** What places and marks it is the notice’s, which is there while there is no connection. */
export type OfflineNoticeProps = RootProps & {
  /** From {@link useOnline}, or from a background worker that knows better. */
  isOffline: boolean;
  /** Other words than its own, by name. */
  messages?: Partial<OfflineNoticeMessages> | undefined;
};

/** In ms. A live region that comes together with its text is not read (WCAG 4.1.3). */
const TELL_AFTER = 100;

/** How long the news of being online again stays to be spoken, in ms. */
const NEWS_LIFETIME = 1000;

/**
 * Says that there is no connection and what that means, as long as it lasts. Put it last in the page: it floats
 * above a BottomNav and moves nothing.
 */
export const OfflineNotice = ({ isOffline, messages: overrides, ...root }: OfflineNoticeProps) => {
  const messages = useMessages(offlineNoticeMessages, overrides);
  const [told, setTold] = useState<'nothing' | 'offline' | 'online'>('nothing');

  useEffect(() => {
    const tell = setTimeout(() => {
      setTold((before) => {
        if (isOffline) return 'offline';
        return before === 'nothing' ? 'nothing' : 'online';
      });
    }, TELL_AFTER);
    const forget = isOffline ? undefined : setTimeout(() => setTold('nothing'), NEWS_LIFETIME);
    return () => {
      clearTimeout(tell);
      clearTimeout(forget);
    };
  }, [isOffline]);

  return (
    <>
      {isOffline && (
        <p {...rootProps(root, styles.notice)} aria-hidden="true">
          <WifiOffIcon />
          {messages.offline}
        </p>
      )}
      <output className={visuallyHidden} data-live-announcer="true">
        {told !== 'nothing' && messages[told]}
      </output>
    </>
  );
};
