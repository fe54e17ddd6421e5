import type { Environment } from './environment.ts';
import type { InlineHashes } from './prerender/inline-hashes.ts';
import { RECAPTCHA_SCRIPTS, trustedTypesDirectives, usesExternalHosts } from './trusted-types.ts';

/** The two `<style>` texts react-aria injects (press and scroll lock, react-aria-components 1.22.1). */
const REACT_ARIA_STYLE_HASHES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** The paths of reCAPTCHA's frames and responses, for its older and its newer script. */
const RECAPTCHA = ['https://www.google.com/recaptcha/api2/', 'https://www.google.com/recaptcha/enterprise/'];
/** Its challenges come from a second host where the first cannot be reached (Google's reCAPTCHA FAQ, "CSP"). */
const RECAPTCHA_FRAMES = [
  ...RECAPTCHA,
  'https://recaptcha.google.com/recaptcha/api2/',
  'https://recaptcha.google.com/recaptcha/enterprise/',
];
const RECAPTCHA_IMAGES = 'https://www.gstatic.com/recaptcha/api2/';

const IDENTITY_PROVIDER = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  ...RECAPTCHA,
];

const getOrigin = (url: string | undefined) => (url?.startsWith('https:') ? [new URL(url).origin] : []);

const getPolicy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The Content-Security-Policy of every document (ASVS 3.4.3). All documents share one, because the first document's
 * policy stays in force while the app navigates. Inline scripts and styles are named by their hash. With the emulator
 * everything is on one origin, so no outside host is allowed at all.
 */
export const contentSecurityPolicy = (environment: Environment, inline: InlineHashes): string => {
  const usesExternal = usesExternalHosts(environment);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Scripts send form data; a form submitted by the browser could put it into a URL (ASVS 14.2.1).
    'form-action': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...(usesExternal ? RECAPTCHA_SCRIPTS : [])],
    'frame-src': usesExternal ? RECAPTCHA_FRAMES : ["'none'"],
    'connect-src': [
      "'self'",
      ...getOrigin(environment.VITE_API_BASE_URL),
      ...getOrigin(environment.VITE_POSTHOG_HOST),
      ...(usesExternal ? IDENTITY_PROVIDER : []),
    ],
    'img-src': [
      "'self'",
      'data:',
      ...getOrigin(environment.VITE_MEDIA_ORIGIN),
      ...(usesExternal ? [RECAPTCHA_IMAGES] : []),
    ],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...REACT_ARIA_STYLE_HASHES, ...inline.styles],
    ...(usesExternal ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return getPolicy({
    ...directives,
    ...(environment.VITE_TRUSTED_TYPES === 'report' ? {} : trustedTypesDirectives(environment)),
  });
};

/**
 * The headers of every response of the web server (ASVS 3.4). The build writes them beside the served folder, as
 * `dist/production.headers.json`, and once more for Firebase Hosting (hosting.ts).
 */
export const securityHeaders = (environment: Environment, inline: InlineHashes): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(environment, inline),
  ...(environment.VITE_TRUSTED_TYPES === 'report'
    ? { 'Content-Security-Policy-Report-Only': getPolicy(trustedTypesDirectives(environment)) }
    : {}),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
