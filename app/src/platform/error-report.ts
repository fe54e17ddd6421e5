import type { OperationId } from '@janani/api-client';
import { getPrefix, languageIn } from '../i18n/languages.ts';
import { canonicalRoute, routeIn } from '../routes/route-at.ts';

/** Where an error was seen. */
export type ErrorSource = 'page' | 'script' | 'promise' | 'call' | 'chunk' | 'worker';

/** An error without its message: its class, and where it was thrown. */
export type Thrown = { type: string; frames: string[] };

type CallFailure = { kind?: string; call?: OperationId; field?: string | undefined };

/** The script of the document, whose name changes with every release, in the form that all languages share. */
export const release = (): string =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"]')
    ?.src.split('/')
    .at(-1)
    ?.replace(/\.[a-z]{2}\.js$/, '.js') ?? '';

const MAX_STACK_LENGTH = 10_000;
const MAX_FRAMES = 20;
const MAX_CAUSES = 4;

/** Of a stack as Chromium, Firefox or WebKit write it: `https://host/path:line:column`, whatever stands around it. */
const FRAME = /(https?:\/\/[^/\s()]+)(\/[^\s()]*?):(\d+):(\d+)/g;
const BUILT = /^\/assets\/[\w.-]+\.js$|^\/sw\.js$/;

/** The frames of our own scripts, and of documents by the pattern of their route, which holds no slug. */
const framesIn = (stack: string): string[] =>
  [...stack.slice(0, MAX_STACK_LENGTH).matchAll(FRAME)]
    .slice(0, MAX_FRAMES)
    .flatMap(([, origin, path = '', line, column]) =>
      origin === location.origin
        ? `${BUILT.test(path) ? path : routeIn(path.replace(/[?#].*/s, ''))}:${line}:${column}`
        : [],
    );

/** An error and its causes, whose chain may be a circle; nothing of one whose properties throw. */
export const thrownIn = (error: unknown, depth = MAX_CAUSES): Thrown[] => {
  try {
    const { name, message, stack, cause } = Object(error) as Partial<Error>;
    return [
      {
        type: error instanceof Error ? String(name) : typeof error,
        // Chromium begins a stack with the message, which may hold anything.
        frames: framesIn(String(stack).replace(String(message), '')),
      },
      ...(cause && depth > 1 ? thrownIn(cause, depth - 1) : []),
    ];
  } catch {
    return [{ type: 'object', frames: [] }];
  }
};

/** An error as it was seen, and what else is known of it. */
export type SeenError = [
  source: ErrorSource,
  error: unknown,
  details?: CallFailure & { componentStack?: string | null | undefined },
];

/** What is held of an error until the user consents. */
export const describeError = (...[source, error, { componentStack, ...failure } = {}]: SeenError) => {
  const { pathname } = location;
  // Without its language, as a page view names it.
  const route = canonicalRoute(pathname.slice(getPrefix(languageIn(pathname)).length) || '/');
  return {
    source,
    ...failure,
    chain: [
      ...thrownIn(error),
      ...(componentStack ? [{ type: 'ComponentStack', frames: framesIn(componentStack) }] : []),
    ],
    release: release(),
    $current_url: location.origin + route,
    $pathname: route,
  };
};
