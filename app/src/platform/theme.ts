import { localStore, storageKeys } from './storage.ts';

/** The user’s choice of theme; `system` follows the phone's. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const readTheme = (): ThemeChoice => {
  const stored = localStore.read(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
};

/** False if a full or blocked storage did not accept it: the next document uses the device's theme. */
export const isThemePersisted = (): boolean =>
  readTheme() === 'system' || localStore.hasPersisted(storageKeys.theme);

/** Applies a theme and persists the choice: a script in the head applies it before the first paint. */
export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') {
    localStore.remove(storageKeys.theme);
    delete document.documentElement.dataset['theme'];
    return;
  }
  localStore.write(storageKeys.theme, choice);
  document.documentElement.dataset['theme'] = choice;
};
