import type { FaultRule, ProviderState } from '@janani/sandbox-api';
import { SOURCE, languages } from '@janani/messages/src/language-list.ts';

/** What a page starts from, as JSON: a story of a screen names it after the `#` of the playground’s address. */
export type Scene = {
  /** The path of the product, without the prefix of a language. */
  path: string;
  language?: string;
  /** The two of the product, or the second brand of the design system. */
  theme?: 'light' | 'dark' | 'nadi';
  /** The rules of a theme that is not the product's: they hold over its own. */
  rules?: string;
  /** As a system asks for it. */
  contrast?: 'more';
  /** Such as `200%`. */
  textSize?: string;
  /** This phone’s user is signed in: the registered one of the seeds. */
  isSignedIn?: boolean;
  /** What this phone keeps besides, by the names of `storageKeys`; `{user}` in a name is the user’s ID. */
  local?: Record<string, unknown>;
  session?: Record<string, unknown>;
  /** This phone has no room for more. */
  isStorageFull?: boolean;
  /** What the backend holds. */
  states?: ProviderState[];
  faults?: FaultRule[];
  latencyMs?: number;
  /** The identity provider’s own errors, such as `auth/too-many-requests`. */
  identity?: { sendCode?: string; confirm?: string };
  isOffline?: boolean;
  /** ISO 8601: the page’s clock stands there. */
  now: string;
};

/** What stands after the `#`: a scene, or the address at which the demonstration goes on. */
const text = decodeURIComponent(window.location.hash.slice(1));

/** The scene that the address names; none in the demonstration, which goes where it is led. */
export const scene = text.startsWith('{') ? (JSON.parse(text) as Scene) : undefined;

/** Where the product starts, with the prefix of its language. */
export const startAddress = (): string => {
  if (!scene) return text.startsWith('/') ? text : '/';
  const { path, language = SOURCE } = scene;
  if (!(language in languages))
    throw new Error(
      `The scene's language "${language}" is none of the product's, so nothing is shown. Name one of packages/messages/src/language-list.ts.`,
    );
  return language === SOURCE ? path : `/${language}${path === '/' ? '' : path}`;
};
