import type { OperationId } from '@janani/api-client';
import { getPathLanguage, getPrefix } from '../i18n/languages.ts';
import { getLocalizedRoutePattern, getRoutePattern } from '../routes/find-route.ts';

/** Where an error was caught. */
export type ErrorSource = 'page' | 'script' | 'promise' | 'call' | 'chunk' | 'worker';

/** An error without its message: its class, and where it was thrown. */
export type ErrorSummary = { type: string; frames: string[] };

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

/** Of a stack as Chromium, Firefox or WebKit write it: `https://host/path:line:column`, regardless of the text around it. */
const FRAME = /(https?:\/\/[^/\s()]+)(\/[^\s()]*?):(\d+):(\d+)/g;
/** A name, a hash of eight characters, a language. */
const BUILT = /^\/(?:assets\/[\w-]{1,60}-[\w-]{8}(?:\.[a-z]{2})?|assets\/|sw)\.js$/;
/** A phone number has more digits than the name of a built file. */
const MAX_DIGITS = 7;

/** Whether a path has the form of a script of the build. Whatever else is in a stack is no position of ours. */
export const isBuiltScript = (path: string): boolean =>
  BUILT.test(path) && path.replace(/\D/g, '').length <= MAX_DIGITS;

/** A thrown value that is none of these is an `Error`: a name can be any text. */
const TYPE =
  /^(?:(?:Type|Reference|Range|Syntax|Aggregate|Api|Identity|Abort|Timeout|Network|Security|NotAllowed|QuotaExceeded|InvalidState|Chunk)Error|ComponentStack|string|number|object|undefined)$/;

/** The class of an error, from a fixed list. */
export const knownType = (name: unknown): string => (TYPE.test(String(name)) ? String(name) : 'Error');

/** The frames of our own scripts, and of documents by the pattern of their route, which holds no slug. */
const parseFrames = (stack: string): string[] =>
  [...stack.slice(0, MAX_STACK_LENGTH).matchAll(FRAME)]
    .slice(0, MAX_FRAMES)
    .flatMap(([, origin, path = '', line, column]) =>
      origin === location.origin
        ? `${isBuiltScript(path) ? path : getLocalizedRoutePattern(path.replace(/[?#].*/s, ''))}:${line}:${column}`
        : [],
    );

/** The class and frames of an error and of its causes, which may be cyclic; no frames if its properties throw. */
export const summarizeError = (error: unknown, depth = MAX_CAUSES): ErrorSummary[] => {
  try {
    const { name, message, stack, cause } = Object(error) as Partial<Error>;
    return [
      {
        type: knownType(error instanceof Error ? name : typeof error),
        // Chromium begins a stack with the message, which may hold anything.
        frames: parseFrames(String(stack).replace(String(message), '')),
      },
      ...(cause && depth > 1 ? summarizeError(cause, depth - 1) : []),
    ];
  } catch {
    return [{ type: 'object', frames: [] }];
  }
};

/** A reported error with its source and details. */
export type ReportedError = [
  source: ErrorSource,
  error: unknown,
  details?: CallFailure & { componentStack?: string | null | undefined },
];

/** What is held of an error until the user consents. */
export const describeError = (...[source, error, { componentStack, ...failure } = {}]: ReportedError) => {
  const { pathname } = location;
  // Without its language, as a page view names it.
  const route = getRoutePattern(pathname.slice(getPrefix(getPathLanguage(pathname)).length) || '/');
  return {
    source,
    ...failure,
    chain: [
      ...summarizeError(error),
      ...(componentStack ? [{ type: 'ComponentStack', frames: parseFrames(componentStack) }] : []),
    ],
    release: release(),
    $current_url: location.origin + route,
    $pathname: route,
  };
};
