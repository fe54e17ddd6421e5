/** What a developer is told of a mistake that the page survives. */
export type Advice = {
  /** What happened. */
  what: string;
  /** Why it matters. */
  why: string;
  /** What to do. */
  todo: string;
};

const told = new Set<string>();

/** Says it in the console of a developer, once for a page. A production build asks for it nowhere, so that it is not in it. */
export const warnDeveloper = ({ what, why, todo }: Advice): void => {
  const text = `@janani/ui: ${what} ${why} ${todo}`;
  if (told.has(text)) return;
  told.add(text);
  console.error(text);
};
