import type { Page, Request } from '@playwright/test';
import { type Server, post } from './backend.ts';
import { returning } from './test-user.ts';

export type Person = { phone: string; firstName: string; lastName: string };

/** The seeded user, and one with another name, so that a mix-up is visible. */
export const ananya: Person = { ...returning, lastName: 'Deshpande' };
export const fatima: Person = { phone: '9700055511', firstName: 'Fatima', lastName: 'Siddiqui' };

/** Confirms a number at the provider, without a browser. */
const confirm = async (app: Server, { phone }: Person) => {
  const provider = `${app.url}/identitytoolkit.googleapis.com/v1/accounts`;
  const { sessionInfo } = await post(`${provider}:sendVerificationCode?key=any`, {
    phoneNumber: `+91${phone}`,
    recaptchaToken: 'none',
  });
  return post(`${provider}:signInWithPhoneNumber?key=any`, { sessionInfo, code: await app.codeFor(phone) });
};

/** A token of the provider for a number. */
const tokenFor = async (app: Server, person: Person): Promise<string> =>
  (await confirm(app, person))['idToken'] ?? '';

const HOUR_MS = 3_600_000;

/** A user as the provider's SDK persists one (firebase-js-sdk, `UserImpl.toJSON`). */
export const getProviderUser = async (app: Server, person: Person) => {
  const { idToken, refreshToken, localId } = await confirm(app, person);
  return {
    uid: localId,
    emailVerified: false,
    isAnonymous: false,
    phoneNumber: `+91${person.phone}`,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + HOUR_MS },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'sandbox',
    appName: '[DEFAULT]',
  };
};

/** Creates an account, as a sign-up on another phone would. */
export const signUpElsewhere = async (app: Server, person: Person): Promise<void> => {
  await post(`${app.url}/api/user/auth/signup/verify-firebase-token`, {
    idToken: await tokenFor(app, person),
    phone: person.phone,
    profile: {
      first_name: person.firstName,
      last_name: person.lastName,
      due_date: '2027-03-14',
      state_id: 14,
      city: 'Pune',
      hospital: 'Patil Nursing Home',
      doctor: 'Dr Patil',
    },
  });
};

/** The phone number in the token of a request; undefined where it has none. */
const identifyCaller = (request: Request): string | undefined => {
  const [, payload] = request.headers()['authorization']?.replace('Bearer ', '').split('.') ?? [];
  if (!payload) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { phone_number?: string };
  return claims.phone_number?.replace('+91', '');
};

/** Collects the callers of the API requests that a tab sends from now on. */
export const watchCallers = (page: Page) => {
  const callers: { path: string; phone: string }[] = [];
  page.on('request', (request) => {
    const phone = request.url().includes('/api/') ? identifyCaller(request) : undefined;
    if (phone) callers.push({ path: new URL(request.url()).pathname, phone });
  });
  return callers;
};

/** Whether the backend has an enrolment of this person in a session. */
export const hasEnrolment = async (app: Server, person: Person, slug: string): Promise<boolean> => {
  const response = await fetch(`${app.url}/api/user/sessions/${slug}`, {
    headers: { Authorization: `Bearer ${await tokenFor(app, person)}` },
  });
  const { data } = (await response.json()) as { data: { is_enrolled: boolean } };
  return data.is_enrolled;
};
