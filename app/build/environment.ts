import { z } from 'zod/mini';

/** Variables are read at build time and never in the browser. */
const httpsUrl = z.url({ protocol: /^https$/, hostname: /.+/ });

const apiBase = z.union([
  httpsUrl.check(z.regex(/\/api$/)),
  // Same origin: the sandbox, or a host that routes /api itself.
  z.literal('/api'),
]);

const rules = {
  VITE_API_BASE_URL: {
    schema: apiBase,
    requirement: 'is the backend\'s address and must end in "/api", such as https://backend.example/api.',
  },
  VITE_FIREBASE_API_KEY: {
    schema: z.string().check(z.minLength(1)),
    requirement:
      "is the web API key of the identity provider's project; copy it from the project's settings.",
  },
  VITE_FIREBASE_PROJECT_ID: {
    schema: z.string().check(z.regex(/^[a-z][a-z0-9-]{3,}$/)),
    requirement: "is the identity provider's project id: lowercase letters, digits and hyphens.",
  },
  VITE_SITE_ORIGIN: {
    schema: z.url({ protocol: /^https$/, hostname: /.+/ }).check(z.regex(/^https:\/\/[^/?#]+$/)),
    requirement:
      'is where the app is served, without a slash at its end, such as https://janani.example; it is used in canonical and Open Graph URLs.',
  },
  VITE_AUTH_EMULATOR: {
    schema: z.optional(z.literal('same-origin')),
    requirement: 'may only be "same-origin", and only in sandbox mode; leave it out of a production build.',
  },
  VITE_SUPPORT_CONTACT: {
    schema: z.optional(z.string()),
    requirement: 'is where users find help, such as help@janani.example or a phone number, or left out.',
  },
  VITE_SECURITY_CONTACT: {
    schema: z.optional(z.string().check(z.regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/))),
    requirement:
      'is where a vulnerability can be reported (RFC 9116): mailto:security@janani.example or an https address. Without it there is no security.txt.',
  },
  VITE_POSTHOG_KEY: {
    schema: z.optional(z.string().check(z.regex(/^phc_\w+$/))),
    requirement:
      "is the key of the analytics project and begins with phc_; copy it from the project's settings.",
  },
  VITE_POSTHOG_HOST: {
    schema: z.optional(z.union([httpsUrl, z.literal('same-origin')])),
    requirement: 'is the https address events are sent to, such as https://eu.i.posthog.com.',
  },
  VITE_ANALYTICS_PROFILE: {
    schema: z.optional(z.literal('minimal')),
    requirement: 'may only be "minimal": analytics then gets neither phone nor name. Leave it out otherwise.',
  },
  VITE_SERVICE_WORKER: {
    schema: z.optional(z.literal('off')),
    requirement:
      'may only be "off": such a build unregisters the service worker and deletes its caches. Leave it out otherwise.',
  },
  VITE_UNREVIEWED_TEXTS: {
    schema: z.optional(z.literal('on')),
    requirement:
      'may only be "on", and only in sandbox mode: it offers unreviewed languages and texts of the pregnancy weeks.',
  },
  VITE_TRUSTED_TYPES: {
    schema: z.optional(z.literal('report')),
    requirement:
      'may only be "report": such a build reports violations of Trusted Types in the console and does not block them. Leave it out otherwise.',
  },
  VITE_MEDIA_ORIGIN: {
    schema: z.optional(httpsUrl),
    requirement: 'is the https address that session pictures come from, or left out.',
  },
} as const;

type Name = keyof typeof rules;
export type Environment = { [Key in Name]: z.output<(typeof rules)[Key]['schema']> };

const SANDBOX_MODE = 'sandbox';

/**
 * Checks the environment variables of a build.
 *
 * @throws Error with one sentence per bad variable.
 */
export const parseEnvironment = (
  mode: string,
  variables: Record<string, string | undefined>,
): Environment => {
  const errors = Object.entries(rules).flatMap(([name, { schema, requirement }]) => {
    const value = variables[name] === '' ? undefined : variables[name];
    if (z.safeParse(schema, value).success) return [];
    return [`${name} ${value === undefined ? 'is missing' : `is "${value}"`}: it ${requirement}`];
  });
  if (variables['VITE_AUTH_EMULATOR'] && mode !== SANDBOX_MODE)
    errors.push(`VITE_AUTH_EMULATOR is set in ${mode} mode: it ${rules.VITE_AUTH_EMULATOR.requirement}`);
  if (variables['VITE_UNREVIEWED_TEXTS'] && mode !== SANDBOX_MODE)
    errors.push(
      `VITE_UNREVIEWED_TEXTS is set in ${mode} mode: it ${rules.VITE_UNREVIEWED_TEXTS.requirement}`,
    );
  if (!variables['VITE_POSTHOG_KEY'] !== !variables['VITE_POSTHOG_HOST'])
    errors.push('VITE_POSTHOG_KEY and VITE_POSTHOG_HOST go together: set both, or neither.');
  if (variables['VITE_POSTHOG_HOST'] === 'same-origin' && mode !== SANDBOX_MODE)
    errors.push(
      `VITE_POSTHOG_HOST is "same-origin" in ${mode} mode: it ${rules.VITE_POSTHOG_HOST.requirement}`,
    );
  if (errors.length > 0)
    throw new Error(
      `The app cannot be built: it would not reach its backend.\n${errors.map((error) => `  - ${error}`).join('\n')}\nSet the variables in app/.env.local or in the environment; app/.env.example lists them.`,
    );
  return Object.fromEntries(
    Object.keys(rules).map((name) => [name, variables[name] || undefined]),
  ) as Environment;
};
