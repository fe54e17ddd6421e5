import { useToast } from '@janani/ui/toast';
import { t } from '../../i18n/t.ts';

type Shared = { title: string; url: string };

const hasSheet = (shared: Shared): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.(shared) ?? true);

/** The user closed the sheet, or it is still open from the press before (Web Share API, `share()`). */
const isDismissed = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

/** Shares a page with the device’s own sheet; if there is none, its URL is copied. */
export const useShare = () => {
  const toast = useToast();
  const copy = async ({ url }: Shared) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ type: 'success', title: t('share.copied') });
    } catch {
      // No clipboard, or no permission: the URL is shown for copying by hand. The toast stays for as long as that
      // takes (WCAG 2.2.1).
      toast.show({ type: 'info', title: t('share.byHand'), description: url, duration: Infinity });
    }
  };
  return async (shared: Shared): Promise<void> => {
    if (!hasSheet(shared)) return copy(shared);
    try {
      return await navigator.share(shared);
    } catch (error) {
      return isDismissed(error) ? undefined : copy(shared);
    }
  };
};
