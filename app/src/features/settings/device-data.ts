import { getPersonalKeys, localStore, readJson, sessionStore, storageKeys } from '../../platform/storage.ts';

/** All data of the user on this device, for viewing and saving (decision T-04, DPDP Act §11). */
export const deviceData = (userId: string): Record<string, unknown> => ({
  account: readJson(localStore, storageKeys.userData),
  profile: readJson(localStore, storageKeys.deviceProfile(userId)),
  feedback: readJson(localStore, storageKeys.feedback(userId)),
  consent: readJson(localStore, storageKeys.consent(userId)),
  theme: localStore.read(storageKeys.theme),
});

/** Removes the entries of the user, who stays signed in. */
export const eraseDeviceData = (userId: string): void => {
  for (const key of getPersonalKeys(userId)) localStore.remove(key);
  for (const key of [storageKeys.feedbackDraft, storageKeys.profileDraft]) sessionStore.remove(key);
};
