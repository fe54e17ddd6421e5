import type { Environment } from './environment.ts';
import { WORKER } from '../worker/worker-urls.ts';

/**
 * The scripts of the identity provider's invisible reCAPTCHA: the two that its SDK loads (@firebase/auth 1.13.6,
 * `recaptchaV2Script` and `recaptchaEnterpriseScript`), and the folder of the one that these load, whose name changes
 * with each release. An entry that ends with a slash matches all paths below it, as in a policy (CSP 3, 6.7.2.12).
 */
export const RECAPTCHA_SCRIPTS = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
] as const;

/** With the identity provider's emulator everything is on one origin: no outside host is needed. */
export const usesExternalHosts = (environment: Environment): boolean =>
  environment.VITE_AUTH_EMULATOR === undefined;

/**
 * The `default` policy of Trusted Types: text becomes a script's URL only if it is the URL of the app's worker
 * or of reCAPTCHA, and never becomes markup or code. It is inserted into every document before any other script.
 * reCAPTCHA supports Trusted Types if configured (ng-recaptcha issue 304).
 */
export const trustedTypesScript = (environment: Environment): string => {
  const scripts = usesExternalHosts(environment) ? RECAPTCHA_SCRIPTS : [];
  const recaptchaRule = `if(${JSON.stringify(scripts)}.some(s=>s.endsWith('/')?u.href.startsWith(s):u.origin+u.pathname===s)){u.searchParams.set('trustedtypes','true');return u.href}`;
  return `window.trustedTypes?.createPolicy('default',{createScriptURL(a){const u=new URL(a,location.origin);if(u.origin===location.origin&&u.pathname==='${WORKER}'&&/^(\\?language=[a-z]+)?$/.test(u.search))return u.href;${scripts.length > 0 ? recaptchaRule : ''}return null}})`;
};

/**
 * The directives for it. A page that runs only the app's own scripts creates no other policy; reCAPTCHA creates some
 * under undocumented names.
 */
export const trustedTypesDirectives = (environment: Environment): Record<string, string[]> => ({
  'require-trusted-types-for': ["'script'"],
  ...(usesExternalHosts(environment) ? {} : { 'trusted-types': ['default'] }),
});
