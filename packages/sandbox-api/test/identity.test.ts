import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createIdentityVerifier, type IdentityVerifier } from '../src/identity.ts';
import { createSandbox } from '../src/index.ts';
import { sendRequest, getToken } from './send.ts';

const PROJECT = 'janani-live';
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
type Changes = Record<string, unknown>;

let keys: KeyPair;
let otherKeys: KeyPair;
/** Published too, but for another algorithm than Firebase signs with. */
let otherAlgorithmKeys: KeyPair;
let jwks: ReturnType<typeof createLocalJWKSet>;
let verify: IdentityVerifier;

beforeAll(async () => {
  [keys, otherKeys, otherAlgorithmKeys] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
    generateKeyPair('PS256'),
  ]);
  const published = [
    { ...(await exportJWK(keys.publicKey)), kid: 'a', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(otherAlgorithmKeys.publicKey)), kid: 'c', alg: 'PS256', use: 'sig' },
  ];
  jwks = createLocalJWKSet({ keys: published });
  verify = createIdentityVerifier({ projectId: PROJECT, tokens: 'production', jwks });
});

function sign(changes: Changes = {}, { key = keys.privateKey, kid = 'a', alg = 'RS256' } = {}) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'a-mother',
    iat: now,
    exp: now + 3600,
    auth_time: now,
    phone_number: '+919811122233',
    firebase: { sign_in_provider: 'phone' },
    ...changes,
  };
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
}

describe('signed identity tokens', () => {
  it('prove their phone number', async () => {
    expect(await verify(await sign(), new Date())).toBe('9811122233');
  });

  it.each<[string, Changes]>([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['for another project', { aud: 'another' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another' }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['without the time of sign-in', { auth_time: undefined }],
    ['with a foreign phone number', { phone_number: '+4915112345678' }],
    ['with an Indian landline', { phone_number: '+912012345678' }],
    ['without a phone number', { phone_number: undefined }],
    ['of another way to sign in', { firebase: { sign_in_provider: 'password' } }],
  ])('are rejected when they are %s', async (_, changes) => {
    await expect(verify(await sign(changes), new Date())).rejects.toThrow(/claim|proves no Indian phone/);
  });

  it('are rejected with the wrong key, an unknown key, another algorithm, or no signature', async () => {
    await expect(verify(await sign({}, { key: otherKeys.privateKey }), new Date())).rejects.toThrow(
      'signature',
    );
    await expect(verify(await sign({}, { kid: 'b' }), new Date())).rejects.toThrow('no applicable key');
    await expect(verify(getToken(), new Date())).rejects.toThrow('"alg"');
    const otherAlgorithm = await sign({}, { key: otherAlgorithmKeys.privateKey, kid: 'c', alg: 'PS256' });
    await expect(verify(otherAlgorithm, new Date())).rejects.toThrow('"alg"');
  });

  it('are the only ones that a sandbox in production mode accepts', async () => {
    const sandbox = createSandbox({ projectId: PROJECT, tokens: 'production', jwks });
    expect((await sendRequest(sandbox, 'GET /user/sessions', { token: await sign() })).status).toBe(200);
    expect((await sendRequest(sandbox, 'GET /user/sessions', { token: getToken() })).status).toBe(401);
    expect(() => sandbox.setProviderState({ state: 'a signed-in user' })).toThrow("tokens: 'emulator'");
  });
});

describe("the emulator's unsigned tokens", () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are accepted for a demo project until they expire', async () => {
    const verifyUnsigned = createIdentityVerifier({ projectId: 'demo-janani', tokens: 'emulator' });
    const issuedAt = new Date('2026-11-21T10:00:00Z');
    const token = getToken('9876543210', issuedAt);
    expect(await verifyUnsigned(token, issuedAt)).toBe('9876543210');
    await expect(verifyUnsigned(token, new Date('2026-11-21T11:00:06Z'))).rejects.toThrow('"exp"');
  });

  it('are not accepted as signed ones', async () => {
    const verifyUnsigned = createIdentityVerifier({ projectId: 'demo-janani', tokens: 'emulator' });
    const aud = 'demo-janani';
    const signed = await sign({ aud, iss: `https://securetoken.google.com/${aud}` });
    await expect(verifyUnsigned(signed, new Date())).rejects.toThrow('Unsecured JWT');
  });

  it('cannot be switched on for a real project', () => {
    expect(() => createSandbox({ projectId: PROJECT })).toThrow(
      'Unsigned identity tokens were asked for, but the project "janani-live" does not start with "demo-", so anybody could sign in as anybody: use a "demo-" project outside production, or tokens: "production".',
    );
  });
});
