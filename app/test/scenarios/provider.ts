import { mintToken } from '@janani/sandbox-api';
import { type Identity, IdentityError } from '../../src/platform/identity/port.ts';
import { type Person, getPerson } from './people.ts';
import type { Tab } from './phone-and-tab.ts';

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
const neverResolved = new Promise<never>(() => {});
const offline = () => new IdentityError('auth/network-request-failed');
const getToken = ({ phone }: Person) => mintToken({ phone, projectId: 'demo-janani', issuedAt: new Date() });

/** The code in every SMS. */
export const CODE = '407123';

/** The provider in a tab: its SDK stores users in a database of the phone and in the tab's memory. */
export const createProvider = (tab: Tab): Identity & { poll: () => void } => {
  const { phone } = tab;
  const memory = new Map<string, Person>();
  const listeners = new Set<() => void>();
  const getUid = (person: Person) => `uid-${person.phone}-${phone.generation.get(person.phone) ?? 0}`;
  const waitTurn = async () => {
    await nextTurn();
    if (tab.isClosed) await neverResolved;
  };
  const reachProvider = async () => {
    await waitTurn();
    if (!phone.isOnline || !phone.hasProviderScript) throw offline();
  };
  const tabCredential = () => {
    const uid = tab.session.getItem('firebase:authUser:key:proof');
    return uid === null ? null : { uid, person: getPerson(uid.split('-')[1]!) };
  };
  const getUser = (app: string) => memory.get(app) ?? phone.users.get(app);

  return {
    sendCode: async (number) => {
      await reachProvider();
      phone.sent.push(number);
      return `${number}#${phone.sent.length}`;
    },
    confirm: async (id, code) => {
      await reachProvider();
      if (code !== CODE) throw new IdentityError('auth/invalid-verification-code');
      const person = getPerson(id.split('#')[0]!);
      tab.session.setItem('firebase:authUser:key:proof', getUid(person));
      return { uid: getUid(person), idToken: getToken(person) };
    },
    refreshCredential: async (number) => {
      await reachProvider();
      const credential = tabCredential();
      if (!credential || !number.endsWith(credential.person.phone) || phone.removed.has(credential.uid))
        return null;
      return { uid: credential.uid, idToken: getToken(credential.person) };
    },
    discardCredential: async () => tab.session.removeItem('firebase:authUser:key:proof'),
    persistProviderUser: async (uid) => {
      await waitTurn();
      const credential = tabCredential();
      if (credential?.uid !== uid) throw new IdentityError('auth/code-expired');
      phone.apps += 1;
      const app = `${uid} ${phone.apps}`;
      memory.set(app, credential.person);
      phone.users.set(app, credential.person);
      tab.session.removeItem('firebase:authUser:key:proof');
      return app;
    },
    idToken: async ({ fresh, boundUser }) => {
      if (!phone.hasProviderScript) throw offline();
      await waitTurn();
      const app = boundUser.app ?? '[DEFAULT]';
      const user = getUser(app);
      if (!user) return null;
      memory.set(app, user);
      if (fresh) await reachProvider();
      return fresh && phone.removed.has(boundUser.uid ?? '') ? null : getToken(user);
    },
    signOut: async ({ except }) => {
      const remainingApp = except && (except.app ?? '[DEFAULT]');
      for (const app of phone.users.keys()) if (app !== remainingApp) phone.users.delete(app);
      await waitTurn();
      if (phone.hasProviderScript)
        for (const app of memory.keys()) if (app !== remainingApp) memory.delete(app);
    },
    onSignedOut: (_of, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The SDK polls its database every 800 ms. */
    poll: () => {
      for (const app of memory.keys()) if (!phone.users.has(app)) memory.delete(app);
      const bound = tab.store.shownUser();
      if (bound && !getUser(bound.app ?? '[DEFAULT]')) for (const listener of listeners) listener();
    },
  };
};
