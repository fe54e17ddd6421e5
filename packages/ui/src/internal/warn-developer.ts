/** A warning for a developer about a mistake that the page tolerates. */
export type DeveloperWarning = {
  /** What happened. */
  what: string;
  /** Why it matters. */
  why: string;
  /** What to do. */
  todo: string;
};

const warned = new Set<string>();

/** Logs it to the console once for a page. Production builds do not call it, so that it is not included. */
export const warnDeveloper = ({ what, why, todo }: DeveloperWarning): void => {
  const text = `@janani/ui: ${what} ${why} ${todo}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.error(text);
};
