import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../build/environment.ts';
import { contentSecurityPolicy, securityHeaders } from '../build/security-headers.ts';

const good = {
  VITE_API_BASE_URL: 'https://backend.example/api',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'janani-live',
  VITE_SITE_ORIGIN: 'https://janani.example',
};
const inline = { scripts: ["'sha256-script='"], styles: ["'sha256-style='"] };
const problemsOf = (part: Record<string, string | undefined>, mode = 'production') => {
  try {
    parseEnvironment(mode, { ...good, ...part });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').filter((line) => line.startsWith('  - '));
  }
};

describe('the configuration of a build', () => {
  test('is accepted when it is complete', () => {
    expect(parseEnvironment('production', good)).toMatchObject(good);
  });
  test.each([
    ['VITE_API_BASE_URL', undefined, 'is missing'],
    ['VITE_API_BASE_URL', 'http://backend.example/api', 'must end in "/api"'],
    ['VITE_API_BASE_URL', 'https://backend.example', 'must end in "/api"'],
    ['VITE_FIREBASE_API_KEY', '', 'web API key'],
    ['VITE_FIREBASE_PROJECT_ID', 'My Project', 'small letters'],
    ['VITE_MEDIA_ORIGIN', 'ftp://media.example', 'https address'],
    ['VITE_SITE_ORIGIN', 'https://janani.example/', 'without a slash at its end'],
    ['VITE_SERVICE_WORKER', 'no', 'may only be "off"'],
    ['VITE_SECURITY_CONTACT', 'security@janani.example', 'mailto:'],
    ['VITE_TRUSTED_TYPES', 'off', 'may only be "report"'],
    ['VITE_AUTH_EMULATOR', 'same-origin', 'leave it out of a production build'],
  ])('%s = %s is one clear sentence', (name, value, part) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).toContain(part);
  });
  test('every bad variable has its sentence', () => {
    expect(
      problemsOf({ VITE_API_BASE_URL: '', VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_PROJECT_ID: '' }),
    ).toHaveLength(3);
  });
});

describe('the Content-Security-Policy', () => {
  const production = contentSecurityPolicy(parseEnvironment('production', good), inline);
  test('names the backend and the provider, and nothing else runs', () => {
    expect(production).toContain("default-src 'none'");
    expect(production).toContain("base-uri 'none'; object-src 'none'; frame-ancestors 'none'");
    expect(production).toMatch(/connect-src 'self' https:\/\/backend\.example https:\/\/identitytoolkit/);
    expect(production).not.toMatch(/unsafe|\*|http:/);
  });
  test('RT-22 names what stands in the pages by its hash', () => {
    expect(production).toMatch(/script-src 'self' 'sha256-script='/);
    expect(production).toMatch(/style-src 'self' .*'sha256-style='/);
  });
  test('allows no outside host at all in the sandbox', () => {
    const sandbox = contentSecurityPolicy(
      parseEnvironment('sandbox', { ...good, VITE_API_BASE_URL: '/api', VITE_AUTH_EMULATOR: 'same-origin' }),
      inline,
    );
    expect(sandbox).not.toMatch(/https?:/);
  });
  test('requires Trusted Types, and only reports where a build says so', () => {
    expect(production).toContain("require-trusted-types-for 'script'");
    const reporting = securityHeaders(
      parseEnvironment('production', { ...good, VITE_TRUSTED_TYPES: 'report' }),
      inline,
    );
    expect(reporting['Content-Security-Policy']).not.toContain('trusted-types');
    expect(reporting['Content-Security-Policy-Report-Only']).toBe("require-trusted-types-for 'script'");
  });
  test('comes with the other headers', () => {
    expect(securityHeaders(parseEnvironment('production', good), inline)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': expect.any(String),
      'Strict-Transport-Security': expect.stringContaining('includeSubDomains'),
    });
  });
});
