import type { Page } from '@playwright/test';

/** A user in the database of the provider's SDK. */
export type ProviderRow = { fbase_key: string; value: Record<string, unknown> };

const inStore = (page: Page, row: ProviderRow | null): Promise<ProviderRow[]> =>
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

export const providerRows = (page: Page) => inStore(page, null);

/** Has the database hold this user, and nobody else. */
export const storeOnly = (page: Page, row: ProviderRow) => inStore(page, row);

/** The session as it was stored before the provider's ID was kept with it, and whom the provider has at that time. */
export const storeAsEarlier = async (page: Page, user: Record<string, unknown>) => {
  await page.evaluate(() => localStorage.removeItem('provider_user'));
  await storeOnly(page, { fbase_key: 'firebase:authUser:sandbox:[DEFAULT]', value: user });
};
