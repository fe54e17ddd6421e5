import { localStore, storageKeys } from './storage.ts';

/** The user’s choice of theme; `system` follows the phone's. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const readTheme = (): ThemeChoice => {
  const kept = localStore.read(storageKeys.theme);
  return themeChoices.find((choice) => choice === kept) ?? 'system';
};

/** False for one that a full or blocked storage did not take: the next document looks as the device does. */
export const isThemePersisted = (): boolean =>
  readTheme() === 'system' || localStore.outlives(storageKeys.theme);

/** Shows a theme and keeps the choice: a script in the head applies it before anything is drawn. */
export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') {
    localStore.remove(storageKeys.theme);
    delete document.documentElement.dataset['theme'];
    return;
  }
  localStore.write(storageKeys.theme, choice);
  document.documentElement.dataset['theme'] = choice;
};
