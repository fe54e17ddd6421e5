import { readConsent, hasChosen } from '../features/consent/consent.ts';
import { readDeviceProfile } from '../features/profile/device-profile.ts';
import { isMinor } from '../features/settings/age.ts';
import { startAnalytics, stopAnalytics } from '../platform/analytics-tool.ts';

/**
 * Starts analytics if this user has consented and is of age; after the user has declined, events are not even held (decision T-13).
 */
export const applyAnalyticsConsent = (userId: string): void => {
  const isUnderAge = isMinor(readDeviceProfile(userId).dob ?? '');
  if (readConsent(userId).analytics && !isUnderAge) void startAnalytics();
  else if (isUnderAge || hasChosen(userId)) stopAnalytics();
};
