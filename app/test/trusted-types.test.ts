import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Environment } from '../build/environment.ts';
import { trustedTypesScript } from '../build/trusted-types.ts';

const origin = 'https://janani.example';
type Rules = { createScriptURL: (url: string) => string | null };

/** The policy that the inline script of a document creates. */
const getPolicy = (environment: Partial<Environment>): Rules => {
  const policies: Record<string, Rules> = {};
  runInNewContext(trustedTypesScript(environment as Environment), {
    window: { trustedTypes: { createPolicy: (name: string, rules: Rules) => (policies[name] = rules) } },
    location: { origin },
    URL,
  });
  expect(Object.keys(policies)).toEqual(['default']);
  return policies['default'] as Rules;
};

const hostile = [
  'https://evil.example/x.js',
  'https://www.google.com/other.js',
  'https://www.google.com/recaptcha/other.js',
  'https://www.google.com/recaptcha/api.js/x',
  'https://www.google.com/recaptcha/api.jsx',
  'https://www.gstatic.com/recaptcha/other.js',
  'https://www.google.com/recaptcha/../other.js',
  'https://www.google.com/recaptcha/%2e%2e/other.js',
  'https://www.google.com/recaptchaevil/x.js',
  'https://www.google.com.evil.example/recaptcha/api.js',
  'https://www.google.com@evil.example/recaptcha/api.js',
  'https://www.google.com:444/recaptcha/api.js',
  'http://www.google.com/recaptcha/api.js',
  '//evil.example/recaptcha/api.js',
  String.raw`\\evil.example\recaptcha\api.js`,
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://www.google.com/recaptcha/x',
  '/assets/other.js',
  '/sw.js?x=1',
  '/sw.js?language=hi&x=1',
  '/sw.js/../assets/x.js',
  'https://evil.example/sw.js',
  '',
];

test('the default policy rejects every other script URL', ({ task }) => {
  const { createScriptURL } = getPolicy({});
  expect(hostile.filter((url) => createScriptURL(url) !== null)).toEqual([]);
  expect(() => createScriptURL('https://')).toThrow('Invalid URL');
  Object.assign(task.meta, { resilience: { line: 15, caseCount: hostile.length + 1, failureCount: 0 } });
});

test('the default policy has no rule for markup or code, which rejects all of it', () => {
  expect(Object.keys(getPolicy({}))).toEqual(['createScriptURL']);
});

test('the worker and reCAPTCHA are allowed; reCAPTCHA is requested with Trusted Types', () => {
  const { createScriptURL } = getPolicy({});
  expect(createScriptURL('/sw.js')).toBe(`${origin}/sw.js`);
  expect(createScriptURL('/sw.js?language=hi')).toBe(`${origin}/sw.js?language=hi`);
  expect(createScriptURL('https://www.google.com/recaptcha/api.js?onload=a&render=explicit')).toBe(
    'https://www.google.com/recaptcha/api.js?onload=a&render=explicit&trustedtypes=true',
  );
  expect(createScriptURL('https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js')).toContain(
    'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
  );
});

test('with the emulator reCAPTCHA is rejected', () => {
  const { createScriptURL } = getPolicy({ VITE_AUTH_EMULATOR: 'same-origin' });
  expect(createScriptURL('/sw.js')).toBe(`${origin}/sw.js`);
  expect(createScriptURL('/sw.js?language=hi')).toBe(`${origin}/sw.js?language=hi`);
  expect(createScriptURL('https://www.google.com/recaptcha/api.js')).toBeNull();
});

test('the script has no effect in a browser without Trusted Types', () => {
  expect(() => runInNewContext(trustedTypesScript({} as Environment), { window: {} })).not.toThrow();
});
