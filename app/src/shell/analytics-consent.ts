import { readConsent, hasChosen } from '../features/consent/consent.ts';
import { readDeviceProfile } from '../features/profile/device-profile.ts';
import { isMinor } from '../features/settings/age.ts';
import { startAnalytics, stopAnalytics } from '../platform/analytics-tool.ts';

/** Begins where this user has agreed and is of age; where the user has refused, nothing is even held (decision T-13). */
export const applyAnalyticsConsent = (userId: string): void => {
  const isTooYoung = isMinor(readDeviceProfile(userId).dob ?? '');
  if (readConsent(userId).analytics && !isTooYoung) void startAnalytics();
  else if (isTooYoung || hasChosen(userId)) stopAnalytics();
};
