/**
 * The identity provider of the playground, which replaces `platform/identity/firebase.ts`: it sends no SMS and accepts
 * every code but one, so that an error response can be shown too.
 */
import { mintToken } from '@janani/sandbox-api';
import { type Identity, IdentityError, type PhoneCredential } from '../src/platform/identity/port.ts';
import { PROJECT_ID } from './backend.ts';
import { scene } from './scene.ts';

const INVALID_CODE = '000000';
const PREFIX_LENGTH = '+91'.length;

const getToken = (phone: string) =>
  mintToken({ phone: phone.slice(PREFIX_LENGTH), projectId: PROJECT_ID, issuedAt: new Date() });
const getUid = (phone: string) => `demo-${phone}`;
const getCredential = (phone: string): PhoneCredential => ({ uid: getUid(phone), idToken: getToken(phone) });

/** The number whose code was confirmed last. */
let confirmedPhone: string | undefined;

const throwIfSet = (code: string | undefined) => {
  if (code !== undefined) throw new IdentityError(code);
};

export const firebaseIdentity: Identity = {
  sendCode: async (phone) => {
    throwIfSet(scene?.identity?.sendCode);
    return phone;
  },
  confirm: async (phone, code) => {
    throwIfSet(scene?.identity?.confirm);
    if (code === INVALID_CODE) throw new IdentityError('auth/invalid-verification-code');
    confirmedPhone = phone;
    return getCredential(phone);
  },
  refreshCredential: async (phone) => (confirmedPhone === phone ? getCredential(phone) : null),
  discardCredential: async () => {
    confirmedPhone = undefined;
  },
  persistProviderUser: async (uid) => {
    confirmedPhone = undefined;
    return uid;
  },
  idToken: async ({ boundUser }) => getToken(boundUser.phone),
  signOut: async () => {
    confirmedPhone = undefined;
  },
  onSignedOut: () => () => {},
};
