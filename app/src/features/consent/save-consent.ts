import { startAnalytics, stopAnalytics } from '../../platform/analytics-tool.ts';
import { hasChosen, readConsent, writeConsent } from './consent.ts';
import { computeNoticeHash } from './notice.ts';

/**
 * Persists and applies a user's choice at once: consent is withdrawn as easily as it is given (decisions T-13, T-33).
 */
export const saveConsent = async (userId: string, analytics: boolean): Promise<void> => {
  writeConsent(userId, { analytics });
  if (analytics) void startAnalytics();
  else stopAnalytics();
  const textHash = await computeNoticeHash();
  // While the hash was computed the user may have changed the choice, or logged out.
  if (hasChosen(userId) && readConsent(userId).analytics === analytics)
    writeConsent(userId, { analytics }, textHash);
};
