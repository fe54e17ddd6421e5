import type { Page } from '@playwright/test';

/** A user in the database of the provider's SDK. */
export type ProviderRow = { fbase_key: string; value: Record<string, unknown> };

const readAndReplaceUsers = (page: Page, row: ProviderRow | null): Promise<ProviderRow[]> =>
  page.evaluate(async (put) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const transaction = database.transaction('firebaseLocalStorage', 'readwrite');
    const store = transaction.objectStore('firebaseLocalStorage');
    const reading = store.getAll() as IDBRequest<ProviderRow[]>;
    if (put) {
      store.clear();
      store.put(put);
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
    return reading.result.filter(({ fbase_key: key }) => key.startsWith('firebase:authUser:'));
  }, row);

export const readProviderRows = (page: Page) => readAndReplaceUsers(page, null);

/** Replaces all users in the database by this one. */
export const replaceUsers = (page: Page, row: ProviderRow) => readAndReplaceUsers(page, row);

/** Stores the session in the format without the provider's ID, and this user at the provider. */
export const storeEarlierFormat = async (page: Page, user: Record<string, unknown>) => {
  await page.evaluate(() => localStorage.removeItem('provider_user'));
  await replaceUsers(page, { fbase_key: 'firebase:authUser:sandbox:[DEFAULT]', value: user });
};
