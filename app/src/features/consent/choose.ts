import { startAnalytics, stopAnalytics } from '../../platform/analytics-tool.ts';
import { readConsent, writeConsent } from './consent.ts';
import { noticeHash } from './notice.ts';

/** Her choice, kept and done at once: it is taken back as easily as it is given (decisions T-13, T-33). */
export const choose = async (analytics: boolean): Promise<void> => {
  writeConsent({ analytics });
  if (analytics) void startAnalytics();
  else stopAnalytics();
  const text = await noticeHash();
  // She may have changed her mind while it was computed.
  if (readConsent().analytics === analytics) writeConsent({ analytics }, text);
};
