import { readConsent, hasChosen } from '../features/consent/consent.ts';
import { readDeviceProfile } from '../features/profile/device-profile.ts';
import { isMinor } from '../features/settings/age.ts';
import { startAnalytics, stopAnalytics } from '../platform/analytics-tool.ts';

/**
 * Starts analytics if this user has consented and is of age; after a refusal events are not even held (decision T-13).
 */
export const applyAnalyticsConsent = (userId: string): void => {
  const isTooYoung = isMinor(readDeviceProfile(userId).dob ?? '');
  if (readConsent(userId).analytics && !isTooYoung) void startAnalytics();
  else if (isTooYoung || hasChosen(userId)) stopAnalytics();
};
