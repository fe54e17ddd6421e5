import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { type Announcement, getAnnouncement } from './announcement.ts';
import type { ToastMessages } from './Toast.messages.ts';
import type { ToastStore } from './toast-store.ts';

/** How long announced texts stay in the live region, in ms: long enough to be read out, too short to be navigated to. */
const COPY_LIFETIME = 1000;

type Copy = Announcement & { key: string };

/** The current announcements. A new one with the key of another replaces it. */
const useCopies = () => {
  const [copies, setCopies] = useState<readonly Copy[]>([]);

  useEffect(() => {
    // Only these copies: another text may have been announced, and not be rendered yet.
    const clear = () => setCopies((current) => current.filter((copy) => !copies.includes(copy)));
    const timer = copies.length > 0 ? setTimeout(clear, COPY_LIFETIME) : undefined;
    return () => clearTimeout(timer);
  }, [copies]);

  const announce = (copy: Copy) => {
    setCopies((current) => [...current.filter(({ key }) => key !== copy.key), copy]);
  };
  return [copies, announce] as const;
};

/**
 * Announces every toast once, and how many wait. Both live regions are in the page from the start: one that appears
 * together with its text is not announced (WCAG 4.1.3). The visible toast is not live.
 */
export const ToastAnnouncer = ({ store, messages }: { store: ToastStore; messages: ToastMessages }) => {
  const [copies, announce] = useCopies();
  const latestMessages = useRef(messages);
  useEffect(() => {
    latestMessages.current = messages;
  });

  useEffect(() => {
    let waiting = 0;
    const unsubscribeShown = store.onShown((toast) => {
      if (toast.isAnnounced === false) return;
      announce({ key: `${toast.id} ${toast.run}`, ...getAnnouncement(toast, latestMessages.current) });
    });
    const announceWaiting = () => {
      const previous = waiting;
      waiting = store.getSnapshot().waiting;
      if (waiting > previous)
        announce({ key: 'waiting', isUrgent: false, text: latestMessages.current.waiting(waiting) });
    };
    // Toasts may have been shown before there was a provider.
    announceWaiting();
    const unsubscribeWaiting = store.subscribe(announceWaiting);
    return () => {
      unsubscribeShown();
      unsubscribeWaiting();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `announce` only sets state
  }, [store]);

  const renderTexts = (isUrgent: boolean) =>
    copies
      .filter((copy) => copy.isUrgent === isUrgent)
      .map(({ key, text }) => <span key={key}>{text} </span>);

  return (
    // An open dialog hides the rest of the page from assistive technology, but not elements with this attribute.
    <div className={visuallyHidden} data-live-announcer="true">
      <output aria-atomic={false}>{renderTexts(false)}</output>
      <div aria-atomic={false} role="alert">
        {renderTexts(true)}
      </div>
    </div>
  );
};
