import { startAnalytics, stopAnalytics } from '../../platform/analytics-tool.ts';
import { hasChosen, readConsent, writeConsent } from './consent.ts';
import { noticeHash } from './notice.ts';

/** A user's choice, kept and done at once: it is taken back as easily as it is given (decisions T-13, T-33). */
export const choose = async (userId: string, analytics: boolean): Promise<void> => {
  writeConsent(userId, { analytics });
  if (analytics) void startAnalytics();
  else stopAnalytics();
  const text = await noticeHash();
  // While it was computed the user may have chosen anew, or logged out: then the choice is gone.
  if (hasChosen(userId) && readConsent(userId).analytics === analytics)
    writeConsent(userId, { analytics }, text);
};
