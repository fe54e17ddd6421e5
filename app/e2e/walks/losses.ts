import type { Stage } from './stage.ts';
import { providerUser } from './look.ts';
import { people } from './people.ts';
import type { Loss } from './steps.ts';

/**
 * Takes something away from the browser: every tab of the app hears of it, as of what another tab does; or one
 * does not, and is loaded anew, which is when it can first know.
 */
export const lose = async ({ beside, tabs }: Stage, what: Loss, isTold: boolean): Promise<boolean> => {
  // What is taken away in a tab of its own is told to all others, but not to itself.
  const inside = [...tabs.values()].find(({ frozen }) => !frozen)?.page;
  const page = isTold || !inside ? beside : inside;
  if (!page.url().startsWith('http')) return false;
  const isLost = await page.evaluate(async (what) => {
    if (what === 'user unreadable') {
      if (localStorage.getItem('user_data') === null) return false;
      localStorage.setItem('user_data', '{"id":');
    } else if (what === 'user') localStorage.removeItem('user_data');
    else if (what === 'token') localStorage.removeItem('auth_token');
    else if (what === 'local storage') localStorage.clear();
    else {
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error(name)));
        });
        // Emptied, not deleted: a deletion waits for every tab to let go.
        for (const store of database.objectStoreNames)
          database.transaction(store, 'readwrite').objectStore(store).clear();
        database.close();
      }
    }
    return true;
  }, what);
  if (isLost && page === inside) await page.reload({ waitUntil: 'domcontentloaded' });
  return isLost;
};

/** Removes at the provider the account that this browser keeps. */
export const deleteAccount = async ({ served, look }: Stage): Promise<boolean> => {
  const { shared } = await look();
  const user = providerUser(shared);
  // The first person comes back in later walks of this server too, with the account as it is.
  if (user?.token === undefined || user.phone === people.A.phone) return false;
  const answer = await fetch(`${served.url}/identitytoolkit.googleapis.com/v1/accounts:delete?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: user.token }),
  });
  return answer.ok;
};
