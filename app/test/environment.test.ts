import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../build/environment.ts';
import { contentSecurityPolicy, securityHeaders } from '../build/security-headers.ts';

const validVariables = {
  VITE_API_BASE_URL: 'https://backend.example/api',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'janani-live',
  VITE_SITE_ORIGIN: 'https://janani.example',
};
const inline = { scripts: ["'sha256-script='"], styles: ["'sha256-style='"] };
const findErrors = (overrides: Record<string, string | undefined>, mode = 'production') => {
  try {
    parseEnvironment(mode, { ...validVariables, ...overrides });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').filter((line) => line.startsWith('  - '));
  }
};

describe('parseEnvironment', () => {
  test('accepts complete variables', () => {
    expect(parseEnvironment('production', validVariables)).toMatchObject(validVariables);
  });
  test.each([
    ['VITE_API_BASE_URL', undefined, 'is missing'],
    ['VITE_API_BASE_URL', 'http://backend.example/api', 'must end in "/api"'],
    ['VITE_API_BASE_URL', 'https://backend.example', 'must end in "/api"'],
    ['VITE_FIREBASE_API_KEY', '', 'web API key'],
    ['VITE_FIREBASE_PROJECT_ID', 'My Project', 'lowercase letters'],
    ['VITE_MEDIA_ORIGIN', 'ftp://media.example', 'https address'],
    ['VITE_SITE_ORIGIN', 'https://janani.example/', 'without a slash at its end'],
    ['VITE_SERVICE_WORKER', 'no', 'may only be "off"'],
    ['VITE_SECURITY_CONTACT', 'security@janani.example', 'mailto:'],
    ['VITE_TRUSTED_TYPES', 'off', 'may only be "report"'],
    ['VITE_AUTH_EMULATOR', 'same-origin', 'leave it out of a production build'],
  ])('%s = %s is reported in one line', (name, value, message) => {
    const errors = findErrors({ [name]: value });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(name);
    expect(errors[0]).toContain(message);
  });
  test('every invalid variable is reported', () => {
    expect(
      findErrors({ VITE_API_BASE_URL: '', VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_PROJECT_ID: '' }),
    ).toHaveLength(3);
  });
});

describe('the Content-Security-Policy', () => {
  const externalHosts = {
    VITE_POSTHOG_KEY: 'phc_key',
    VITE_POSTHOG_HOST: 'https://eu.i.posthog.example',
    VITE_MEDIA_ORIGIN: 'https://media.example',
  };
  const production = contentSecurityPolicy(
    parseEnvironment('production', { ...validVariables, ...externalHosts }),
    inline,
  );
  test('lists the hosts that a page contacts, and allows no other code', () => {
    expect(production.replaceAll(/ 'sha256-[^']+'/g, '').split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "script-src 'self' https://www.google.com/recaptcha/api.js https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/",
      'frame-src https://www.google.com/recaptcha/api2/ https://www.google.com/recaptcha/enterprise/ https://recaptcha.google.com/recaptcha/api2/ https://recaptcha.google.com/recaptcha/enterprise/',
      "connect-src 'self' https://backend.example https://eu.i.posthog.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/api2/ https://www.google.com/recaptcha/enterprise/",
      "img-src 'self' data: https://media.example https://www.gstatic.com/recaptcha/api2/",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      'upgrade-insecure-requests',
      "require-trusted-types-for 'script'",
    ]);
  });
  test('allows inline scripts and styles by their hash [RT-22]', () => {
    expect(production).toMatch(/script-src 'self' 'sha256-script='/);
    expect(production).toMatch(/style-src 'self' .*'sha256-style='/);
  });
  test('allows no external host in the sandbox', () => {
    const sandbox = contentSecurityPolicy(
      parseEnvironment('sandbox', {
        ...validVariables,
        VITE_API_BASE_URL: '/api',
        VITE_AUTH_EMULATOR: 'same-origin',
      }),
      inline,
    );
    expect(sandbox).not.toMatch(/https?:/);
  });
  test('reports Trusted Types violations without blocking where the build is configured so', () => {
    const reporting = securityHeaders(
      parseEnvironment('production', { ...validVariables, VITE_TRUSTED_TYPES: 'report' }),
      inline,
    );
    expect(reporting['Content-Security-Policy']).not.toContain('trusted-types');
    expect(reporting['Content-Security-Policy-Report-Only']).toBe("require-trusted-types-for 'script'");
  });
  test('is sent with the other security headers', () => {
    expect(securityHeaders(parseEnvironment('production', validVariables), inline)).toEqual({
      'Content-Security-Policy': expect.any(String) as unknown,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });
});
