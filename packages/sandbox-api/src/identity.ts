import { isInProduction } from '#production';
import { createRemoteJWKSet, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { createSandboxError } from './sandbox-error.ts';

/** The tolerated difference between this clock and the identity provider's. */
const CLOCK_TOLERANCE_S = 5;

/** Where Google publishes the keys that sign Firebase identity tokens. */
const GOOGLE_JWKS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Spec §9: an Indian mobile number with its default prefix. */
const INDIAN_PHONE = /^\+91([6-9]\d{9})$/;

export type TokenMode = 'emulator' | 'production';

/**
 * The ten-digit phone number that an identity token proves. Rejects when the token is malformed, expired, signed with
 * another key, for another project, or proves no Indian phone number.
 */
export type IdentityVerifier = (token: string, now: Date) => Promise<string>;

export type IdentityOptions = {
  projectId: string;
  tokens: TokenMode;
  /** Keys that sign tokens in production mode; Google's by default. */
  jwks?: JWTVerifyGetKey;
};

/** Emulator tokens carry no signature: any client of the sandbox could sign in as any user. */
function forbidEmulatorOutsideDevelopment(projectId: string) {
  const reason = !projectId.startsWith('demo-')
    ? `the project "${projectId}" does not start with "demo-"`
    : isInProduction() && 'NODE_ENV is "production"';
  if (!reason) return;
  throw createSandboxError({
    problem: `Unsigned identity tokens were asked for, but ${reason}`,
    consequence: 'anybody could sign in as anybody',
    fix: 'use a "demo-" project outside production, or tokens: "production"',
  });
}

function getProvedPhone({ sub, firebase, phone_number: phone }: JWTPayload): string {
  const provider = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
  const digits = typeof phone === 'string' ? INDIAN_PHONE.exec(phone)?.[1] : undefined;
  if (!sub || provider !== 'phone' || !digits) throw new Error('The token proves no Indian phone number.');
  return digits;
}

/** How identity tokens are verified: signed ones in production, the Auth emulator's unsigned ones elsewhere. */
export function createIdentityVerifier({ projectId, tokens, jwks }: IdentityOptions): IdentityVerifier {
  const createVerifyOptions = (now: Date) => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    currentDate: now,
  });
  if (tokens === 'emulator') {
    forbidEmulatorOutsideDevelopment(projectId);
    return async (token, now) => getProvedPhone(UnsecuredJWT.decode(token, createVerifyOptions(now)).payload);
  }
  const keys = jwks ?? createRemoteJWKSet(new URL(GOOGLE_JWKS));
  return async (token, now) => {
    const { payload } = await jwtVerify(token, keys, { ...createVerifyOptions(now), algorithms: ['RS256'] });
    return getProvedPhone(payload);
  };
}
