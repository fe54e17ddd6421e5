import type { Environment } from './environment.ts';
import { WORKER } from './worker/addresses.ts';

/** The invisible bot check of the identity provider. */
export const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;

/** With the identity provider's emulator everything is on one origin: no outside host is needed. */
export const usesOutside = (environment: Environment): boolean =>
  environment.VITE_AUTH_EMULATOR === undefined;

/**
 * The `default` policy of Trusted Types: text becomes the address of a script only if it is our worker's
 * or the bot check's, and never markup or code. It stands in every document, before any other script.
 * The bot check knows Trusted Types itself, if asked (ng-recaptcha issue 304).
 */
export const trustedTypesScript = (environment: Environment): string => {
  const hosts = usesOutside(environment) ? RECAPTCHA : [];
  const botCheck = `if(${JSON.stringify(hosts)}.some(h=>u.href.startsWith(h))){u.searchParams.set('trustedtypes','true');return u.href}`;
  return `window.trustedTypes?.createPolicy('default',{createScriptURL(a){const u=new URL(a,location.origin);if(u.origin===location.origin&&u.pathname==='${WORKER}'&&/^(\\?language=[a-z]+)?$/.test(u.search))return u.href;${hosts.length > 0 ? botCheck : ''}return null}})`;
};

/**
 * The directives that go with it. A page whose scripts are all our own makes no other policy; the bot
 * check makes some, whose names its maker does not tell.
 */
export const trustedTypesDirectives = (environment: Environment): Record<string, string[]> => ({
  'require-trusted-types-for': ["'script'"],
  ...(usesOutside(environment) ? {} : { 'trusted-types': ['default'] }),
});
