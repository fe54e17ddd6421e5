import { useEffect, useState } from 'react';
import { WifiOffIcon } from '../icons/WifiOffIcon.tsx';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import * as styles from './OfflineNotice.css.ts';
import { type OfflineNoticeMessages, offlineNoticeMessages } from './OfflineNotice.messages.ts';

/** Classes, styles and data attributes are those of the notice, which is rendered while offline. */
export type OfflineNoticeProps = RootProps & {
  /** From {@link useOnline}, or from a service worker, which detects more. */
  isOffline: boolean;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<OfflineNoticeMessages> | undefined;
};

/** The delay of the text, in ms, because a live region that appears with its text is not announced (WCAG 4.1.3). */
const ANNOUNCE_DELAY = 100;

/** How long the text about being online again stays, so that it is announced, in ms. */
const ONLINE_TEXT_LIFETIME = 1000;

/**
 * States, while the device is offline, that there is no connection and what that means. Put it last in the page: it
 * floats above a BottomNav and does not move other content.
 */
export const OfflineNotice = ({ isOffline, messages: overrides, ...root }: OfflineNoticeProps) => {
  const messages = useMessages(offlineNoticeMessages, overrides);
  const [announced, setAnnounced] = useState<'nothing' | 'offline' | 'online'>('nothing');

  useEffect(() => {
    const announce = setTimeout(() => {
      setAnnounced((previous) => {
        if (isOffline) return 'offline';
        return previous === 'nothing' ? 'nothing' : 'online';
      });
    }, ANNOUNCE_DELAY);
    const clear = isOffline ? undefined : setTimeout(() => setAnnounced('nothing'), ONLINE_TEXT_LIFETIME);
    return () => {
      clearTimeout(announce);
      clearTimeout(clear);
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
        {announced !== 'nothing' && messages[announced]}
      </output>
    </>
  );
};
