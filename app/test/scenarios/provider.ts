import { mintToken } from '@janani/sandbox-api';
import { type Identity, IdentityError } from '../../src/platform/identity/port.ts';
import { type Person, personOf } from './people.ts';
import type { Tab } from './phone-and-tab.ts';

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
const never = new Promise<never>(() => {});
const offline = () => new IdentityError('auth/network-request-failed');
const tokenOf = ({ phone }: Person) => mintToken({ phone, projectId: 'demo-janani', issuedAt: new Date() });

/** The code in every SMS. */
export const CODE = '407123';

/** The provider in a tab: its SDK stores users in a database of the phone and in the tab's memory. */
export const createProvider = (tab: Tab): Identity & { poll: () => void } => {
  const { phone } = tab;
  const memory = new Map<string, Person>();
  const listeners = new Set<() => void>();
  const uidOf = (person: Person) => `uid-${person.phone}-${phone.generation.get(person.phone) ?? 0}`;
  const turn = async () => {
    await nextTurn();
    if (tab.isDead) await never;
  };
  const reach = async () => {
    await turn();
    if (!phone.isOnline || !phone.hasProviderScript) throw offline();
  };
  const proofHere = () => {
    const uid = tab.session.getItem('firebase:authUser:key:proof');
    return uid === null ? null : { uid, person: personOf(uid.split('-')[1]!) };
  };
  const userOf = (app: string) => memory.get(app) ?? phone.users.get(app);

  return {
    sendCode: async (number) => {
      await reach();
      phone.sent.push(number);
      return `${number}#${phone.sent.length}`;
    },
    confirm: async (id, code) => {
      await reach();
      if (code !== CODE) throw new IdentityError('auth/invalid-verification-code');
      const person = personOf(id.split('#')[0]!);
      tab.session.setItem('firebase:authUser:key:proof', uidOf(person));
      return { uid: uidOf(person), idToken: tokenOf(person) };
    },
    proof: async (number) => {
      await reach();
      const proof = proofHere();
      if (!proof || !number.endsWith(proof.person.phone) || phone.removed.has(proof.uid)) return null;
      return { uid: proof.uid, idToken: tokenOf(proof.person) };
    },
    dropProof: async () => tab.session.removeItem('firebase:authUser:key:proof'),
    adopt: async (uid) => {
      await turn();
      const proof = proofHere();
      if (proof?.uid !== uid) throw new IdentityError('auth/code-expired');
      phone.apps += 1;
      const app = `${uid} ${phone.apps}`;
      memory.set(app, proof.person);
      phone.users.set(app, proof.person);
      tab.session.removeItem('firebase:authUser:key:proof');
      return app;
    },
    idToken: async ({ fresh, of }) => {
      if (!phone.hasProviderScript) throw offline();
      await turn();
      const app = of.app ?? '[DEFAULT]';
      const user = userOf(app);
      if (!user) return null;
      memory.set(app, user);
      if (fresh) await reach();
      return fresh && phone.removed.has(of.uid ?? '') ? null : tokenOf(user);
    },
    signOut: async ({ butFor }) => {
      const survivor = butFor && (butFor.app ?? '[DEFAULT]');
      for (const app of phone.users.keys()) if (app !== survivor) phone.users.delete(app);
      await turn();
      if (phone.hasProviderScript) for (const app of memory.keys()) if (app !== survivor) memory.delete(app);
    },
    onSignedOut: (_of, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The SDK polls its database every 800 ms. */
    poll: () => {
      for (const app of memory.keys()) if (!phone.users.has(app)) memory.delete(app);
      const bound = tab.store.shown();
      if (bound && !userOf(bound.app ?? '[DEFAULT]')) for (const listener of listeners) listener();
    },
  };
};
