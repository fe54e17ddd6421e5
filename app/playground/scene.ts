import type { FaultRule, ProviderState } from '@janani/sandbox-api';
import { SOURCE_LANGUAGE, languages } from '@janani/messages/src/language-list.ts';

/** The starting state of a page, as JSON: a story of a screen puts it after the `#` of the playground’s URL. */
export type Scene = {
  /** The path in the product, without a language prefix. */
  path: string;
  language?: string;
  /** The two themes of the product, or the second brand of the design system. */
  theme?: 'light' | 'dark' | 'nadi';
  /** The CSS rules of a theme that the product does not have; they override its own. */
  rules?: string;
  /** The system's preference. */
  contrast?: 'more';
  /** The product has no language that is written from right to left yet. */
  direction?: 'rtl';
  /** Such as `200%`. */
  textSize?: string;
  /** The registered user of the seeds is signed in on this phone. */
  isSignedIn?: boolean;
  /** Further entries of the phone's storage, by the names of `storageKeys`; `{user}` in a name is the user’s ID. */
  local?: Record<string, unknown>;
  session?: Record<string, unknown>;
  /** The storage of this phone is full. */
  isStorageFull?: boolean;
  /** The states of the backend. */
  states?: ProviderState[];
  faults?: FaultRule[];
  latencyMs?: number;
  /** The identity provider’s own errors, such as `auth/too-many-requests`. */
  identity?: { sendCode?: string; confirm?: string };
  isOffline?: boolean;
  /** ISO 8601: the time at which the page’s clock is stopped. */
  now: string;
};

/** The text after the `#`: a scene, or the URL at which the demo continues. */
const text = decodeURIComponent(window.location.hash.slice(1));

/** The scene is on the frame of this page. */
export const isEmbedded = text === 'embedded';

const received = isEmbedded ? (await import('./receive-scene.ts')).receiveScene() : undefined;

/** The scene in the URL or of the embedding page; undefined in the demo. */
export const scene = (text.startsWith('{') ? JSON.parse(text) : received) as Scene | undefined;

/** The URL at which the product starts, with the prefix of its language. */
export const getStartUrl = (): string => {
  if (!scene) return text.startsWith('/') ? text : '/';
  const { path, language = SOURCE_LANGUAGE } = scene;
  if (!(language in languages))
    throw new Error(
      `The scene's language "${language}" is none of the product's, so nothing is shown. Name one of packages/messages/src/language-list.ts.`,
    );
  return language === SOURCE_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;
};
